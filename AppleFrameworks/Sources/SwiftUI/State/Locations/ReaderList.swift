/// The nodes that have read a value. A node stays in the list until it is deallocated, even if it has not read the
/// value again. It is then evaluated at most once too often.
struct ReaderList {
  private var readers: [ObjectIdentifier: Evaluation.NodeReference] = [:]

  var all: [Evaluation.NodeReference] { Array(readers.values) }

  mutating func insert(_ reader: Evaluation.NodeReference) {
    if readers.count > 32 { readers = readers.filter { $0.value.node != nil } }
    readers[ObjectIdentifier(reader)] = reader
  }
}
