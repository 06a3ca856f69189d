/// The reason for which a live screen can't fulfill a request, with advice. It is an answer, and does not end the
/// program.
struct LiveFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
