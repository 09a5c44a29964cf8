/**
 * The one guard against changes of the page that are not React's. A translator of the browser puts a <font> in the place of
 * each text; React still holds the text, which is out of the document: taking it out or inserting before it throws
 * (https://github.com/facebook/react/issues/11538), and writing into it changes nothing on the screen. Here the replacement stands
 * for its text until React writes a new one, which then takes its place back and can be translated in turn.
 *
 * Loaded before React draws. Costs nothing until a text is replaced.
 */

/** The element that a foreign script put in the place of a text. */
const replacements = new WeakMap<Node, ChildNode>()
/** Each stands for one text. */
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
    if (!replacement || replacements.has(text)) return
    taken.add(replacement)
    replacements.set(text, replacement as ChildNode)
    observer.observe(text, { characterData: true })
  }

  /** React wrote a new value into a text that is out of the document. */
  function putBack(text: Node) {
    const replacement = replacements.get(text)
    replacements.delete(text)
    if (replacement?.parentNode && !text.parentNode) replacement.replaceWith(text)
  }

  /** The child of the parent that stands for a node which React still holds; null: there is none any more. */
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

/** React draws no <font>. */
function isForeign(node: Node | null): node is Node {
  return node?.nodeName === 'FONT'
}
