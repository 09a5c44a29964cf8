/** Added text, marked visually and in words. */
export function AddedText({ children }: { children: string }) {
  return (
    <ins className="rounded-xs bg-success-soft box-decoration-clone text-success no-underline">
      <span className="sr-only">[ajouté&nbsp;: </span>
      {children}
      <span className="sr-only">] </span>
    </ins>
  )
}
