/// A row that we can't do, with the reason in words. The rows after it are done.
struct Unsupported: Error, Equatable {
  let reason: String

  init(_ reason: String) {
    self.reason = reason
  }
}
