import { ProductPicture } from '@/components/frame/product-picture'

/** The product beside the form, for large screens; the landing page describes the same pictures. */
export function SidePanel() {
  return (
    <div
      aria-hidden
      className="relative hidden overflow-hidden border-l border-line bg-surface lg:sticky lg:top-0 lg:grid lg:h-dvh lg:content-center lg:gap-6 lg:py-8 lg:pl-12"
    >
      <p className="max-w-md pr-8 font-display text-display font-bold text-balance">Un pas clair par jour.</p>
      <div className="grid max-w-xl gap-6 [&_img]:aspect-[1.9] [&_img]:rounded-bl-card [&_img]:border-b">
        <ProductPicture name="progression" alt="" />
        <div className="ml-16 [@media(height<52rem)]:hidden">
          <ProductPicture name="coach" alt="" />
        </div>
      </div>
    </div>
  )
}
