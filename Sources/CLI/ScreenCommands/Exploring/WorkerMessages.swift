import ScreenExploring

// The messages between an exploring program and its workers. Each is a line of JSON.

/// The first line of a process on its connection.
struct WorkerGreeting: Codable {
  /// The number of the trial that the process was made for; nil for a worker that was just started.
  var token: Int?
  var worker: Int
  var process: Int32
  /// The app's home folder, where it is the program's own; it is put in order before each trial.
  var home: String?
  /// Whether copies of the process are exact; see `ProcessCopy`.
  var isCopyable: Bool
}

enum WorkerRequest: Codable {
  /// Plays lines of a script.
  ///
  /// - isCopied: in a copy of the process, which says hello on a connection of its own. Otherwise the process itself does, and
  ///   is of no use afterwards.
  /// - output: the file for what the app prints.
  case play(token: Int, script: [String], wish: Trial.Wish, isCopied: Bool, output: String)
  /// The exit status of a copy.
  case end(of: Int32)
}

struct WorkerReply: Codable {
  /// The outcome of a trial, or nil if no copy was made.
  var outcome: TrialOutcome?
  /// Whether trials can continue from this process.
  var isCopyable = false
  /// The status of a copy that ended, in the form of waitpid(2).
  var status: Int32?
}
