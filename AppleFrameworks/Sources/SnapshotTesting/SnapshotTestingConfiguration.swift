import Foundation
import Synchronization
import Testing

/// When references are written and how files are compared by other tools, for a part of the tests.
public struct SnapshotTestingConfiguration: Sendable {
  /// What holds for the task.
  @TaskLocal public static var current: SnapshotTestingConfiguration?

  /// What differs is shown by it.
  public var diffTool: DiffTool?
  /// When references are written.
  public var record: Record?

  /// Says one of them, or both.
  public init(record: Record? = nil, diffTool: DiffTool? = nil) {
    self.diffTool = diffTool
    self.record = record
  }

  /// What holds where an assertion says nothing.
  package static var inEffect: Record { GlobalSettings.currentRecord }

  /// When references are written.
  public struct Record: Equatable, Sendable, ExpressibleByBooleanLiteral {
    private let storage: String

    /// Each; the test fails, as nothing was compared.
    public static let all = Record(storage: "all")
    /// Where there is one that differs, or none.
    public static let failed = Record(storage: "failed")
    /// Where there is none.
    public static let missing = Record(storage: "missing")
    /// None.
    public static let never = Record(storage: "never")

    private init(storage: String) { self.storage = storage }

    /// The mode of a name, as variables have it.
    public init?(rawValue: String) {
      guard ["all", "failed", "missing", "never"].contains(rawValue) else { return nil }
      storage = rawValue
    }

    /// `true` is ``all``, `false` is ``missing``.
    public init(booleanLiteral value: Bool) { self = value ? .all : .missing }
  }

  /// A program, or a text, by which what differs is looked at.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    private let command: @Sendable (String, String) -> String

    /// A command of the paths of what was and what is.
    public init(_ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String) {
      command = tool
    }

    /// The name of a program, such as `ksdiff`.
    public init(stringLiteral value: StringLiteralType) {
      self.init { "\(value) \($0) \($1)" }
    }

    /// Kaleidoscope's command.
    public static let ksdiff: DiffTool = "ksdiff"

    /// Both files, as addresses.
    public static let `default` = DiffTool {
      "@−\n\"\(URL(fileURLWithPath: $0).absoluteString)\"\n@+\n\"\(URL(fileURLWithPath: $1).absoluteString)\""
    }

    /// The command of two paths.
    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
      command(currentFilePath, failedFilePath)
    }
  }
}

/// What holds for code that says nothing, as older tests set it.
enum GlobalSettings {
  struct Values {
    var record: SnapshotTestingConfiguration.Record?
    var diffTool: SnapshotTestingConfiguration.DiffTool?
  }

  /// The process's own: the library's documented variables are, too.
  static let values = Mutex(Values())

  /// `SNAPSHOT_TESTING_RECORD`, or `VIEWCODE_RECORD`; where neither is set ``SnapshotTestingConfiguration/Record/missing``, and where
  /// `CI` is, nothing is written.
  static func record(_ environment: [String: String]) -> SnapshotTestingConfiguration.Record {
    for name in ["SNAPSHOT_TESTING_RECORD", "VIEWCODE_RECORD"] {
      guard let value = environment[name], !value.isEmpty else { continue }
      guard let mode = SnapshotTestingConfiguration.Record(rawValue: value) else {
        fatalError("\(name) is “\(value)”; it takes all, failed, missing or never")
      }
      return mode
    }
    let isService = environment["CI"].map { !["", "0", "false"].contains($0.lowercased()) } ?? false
    return isService ? .never : .missing
  }

  static var currentRecord: SnapshotTestingConfiguration.Record {
    SnapshotTestingConfiguration.current?.record ?? values.withLock { $0.record }
      ?? record(ProcessInfo.processInfo.environment)
  }

  static var currentDiffTool: SnapshotTestingConfiguration.DiffTool {
    SnapshotTestingConfiguration.current?.diffTool ?? values.withLock { $0.diffTool } ?? .default
  }
}

/// Whether every reference is written anew.
public var isRecording: Bool {
  get { GlobalSettings.currentRecord == .all }
  set { GlobalSettings.values.withLock { $0.record = newValue ? .all : .missing } }
}

/// Whether every reference is written anew: the older name of ``isRecording``.
public var record: Bool {
  get { isRecording }
  set { isRecording = newValue }
}

/// What differs is shown by it.
public var diffTool: SnapshotTestingConfiguration.DiffTool {
  get { GlobalSettings.currentDiffTool }
  set { GlobalSettings.values.withLock { $0.diffTool = newValue } }
}

/// Runs code for which other settings hold.
public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  operation: () throws -> Result
) rethrows -> Result {
  try SnapshotTestingConfiguration.$current.withValue(merged(record, diffTool)) { try operation() }
}

/// Runs code for which other settings hold.
public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  isolation: isolated (any Actor)? = #isolation, operation: () async throws -> Result
) async rethrows -> Result {
  try await SnapshotTestingConfiguration.$current.withValue(merged(record, diffTool)) { try await operation() }
}

private func merged(
  _ record: SnapshotTestingConfiguration.Record?, _ diffTool: SnapshotTestingConfiguration.DiffTool?
) -> SnapshotTestingConfiguration {
  SnapshotTestingConfiguration(
    record: record ?? SnapshotTestingConfiguration.current?.record,
    diffTool: diffTool ?? SnapshotTestingConfiguration.current?.diffTool)
}

/// Settings for the tests of a suite, or one.
public struct _SnapshotsTestTrait: SuiteTrait, TestTrait, TestScoping {
  public let isRecursive = true
  let configuration: SnapshotTestingConfiguration

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await withSnapshotTesting(record: configuration.record, diffTool: configuration.diffTool) {
      try await function()
    }
  }
}

extension Trait where Self == _SnapshotsTestTrait {
  /// When references are written, and how what differs is shown.
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil
  ) -> Self {
    _SnapshotsTestTrait(configuration: SnapshotTestingConfiguration(record: record, diffTool: diffTool))
  }

  /// The same, as one value.
  public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
    _SnapshotsTestTrait(configuration: configuration)
  }
}
