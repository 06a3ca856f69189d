import ScreenExploring

// The messages between an exploring program and its workers. Each is a line of JSON.

/// The first line of a process on its connection.
struct WorkerGreeting: Codable {
  /// The number of the trial for which the process was created, or nil for a new worker.
  var token: Int?
  var worker: Int
  var process: Int32
  /// The app's home folder, or nil if the program does not have its own. It is restored before each trial.
  var home: String?
  /// Whether copies of the process are exact; see `ProcessCopy`.
  var isCopyable: Bool
}

enum WorkerRequest: Codable {
  /// Plays lines of a script.
  ///
  /// - isCopied: Whether the lines are played in a copy of the process, which sends a greeting on its own connection.
  ///   Otherwise, the process itself plays them, and can't be used again.
  /// - output: The file for the app's output.
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
