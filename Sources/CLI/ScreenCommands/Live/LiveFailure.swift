/// What a live screen can't do, with what to do about it: an answer to who asked, and no end of the program.
struct LiveFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
