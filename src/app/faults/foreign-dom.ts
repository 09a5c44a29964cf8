/**
 * Handles changes of the DOM by browser translators, which replace each text with a <font>. React still refers to the detached text:
 * removing it or inserting before it throws (https://github.com/facebook/react/issues/11538), and updates stay invisible. Here the <font>
 * represents its text until React writes a new one. Loaded before React; free until a text is replaced.
 */

const replacements = new WeakMap<Node, ChildNode>()
/** Elements that represent a text already. */
const taken = new WeakSet<Node>()

export function acceptForeignChanges(root: Node = document): void {
  const observer = new MutationObserver(read)
  const options = { childList: true, subtree: true }

  function read(records: readonly MutationRecord[]) {
    for (const record of records) {
      if (record.type === 'characterData') putBack(record.target)
      else for (const node of record.removedNodes) note(node, record)
    }
  }

  function note(text: Node, { addedNodes, previousSibling, nextSibling }: MutationRecord) {
    if (text.nodeType !== Node.TEXT_NODE || text.parentNode) return
    const replacement = [...addedNodes, previousSibling, nextSibling].find(
      (node) => isForeign(node) && !taken.has(node),
    )
    // A page that was shown in its own language again, then translated again: the earlier <font> is gone.
    if (!replacement || replacements.get(text)?.parentNode) return
    taken.add(replacement)
    replacements.set(text, replacement as ChildNode)
    observer.observe(text, { characterData: true })
  }

  /** React wrote a new value into a detached text: puts it back. */
  function putBack(text: Node) {
    const replacement = replacements.get(text)
    replacements.delete(text)
    if (replacement?.parentNode && !text.parentNode) replacement.replaceWith(text)
  }

  /** The child of `parent` that represents a node of React; null: none left. */
  function standIn(parent: Node, node: Node): ChildNode | null {
    read(observer.takeRecords())
    let found: Node | null = replacements.get(node) ?? node
    while (found && found.parentNode !== parent) found = found.parentNode
    return found as ChildNode | null
  }

  const { removeChild, insertBefore } = Node.prototype

  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T
    const there = standIn(this, child)
    replacements.delete(child)
    if (there) removeChild.call(this, there)
    return child
  }

  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    const place = before === null || before.parentNode === this ? before : standIn(this, before)
    return insertBefore.call(this, node, place) as T
  }

  observer.observe(root, options)
}

/** React renders no <font>. */
function isForeign(node: Node | null): node is Node {
  return node?.nodeName === 'FONT'
}
