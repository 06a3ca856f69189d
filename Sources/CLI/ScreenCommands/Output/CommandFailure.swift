/// A command that can't do what it was asked, with the reason in words and an exit status for its kind.
struct CommandFailure: Error, CustomStringConvertible {
  let status: CommandStatus
  let description: String

  init(_ status: CommandStatus, _ description: String) {
    self.status = status
    self.description = description
  }
}
