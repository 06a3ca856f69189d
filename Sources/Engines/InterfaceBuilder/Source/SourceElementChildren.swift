/// The children of an element, in the order of the file.
package struct SourceElementChildren: Sequence, Sendable {
  let tree: SourceTree
  let first: Int32

  package func makeIterator() -> AnyIterator<SourceElement> {
    var next = first
    return AnyIterator {
      guard next >= 0 else { return nil }
      defer { next = tree.records[Int(next)].nextSibling }
      return SourceElement(tree: tree, index: next)
    }
  }
}
