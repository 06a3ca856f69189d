import ScreenExploring

// What a program that explores says to its workers, and they to it: a line of JSON each.

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
  /// What came of a trial; nil where no copy was made.
  var outcome: TrialOutcome?
  /// Whether trials can go on from here.
  var isCopyable = false
  /// How a copy ended, as waitpid(2) tells it.
  var status: Int32?
}
