/// An error for a row that is not supported, with the reason. Later rows are still processed.
struct Unsupported: Error, Equatable {
  let reason: String

  init(_ reason: String) {
    self.reason = reason
  }
}
