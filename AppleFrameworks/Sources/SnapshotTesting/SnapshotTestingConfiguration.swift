import Foundation
import Synchronization
import Testing

/// The settings for recording references and comparing files with other tools, for a part of the tests.
public struct SnapshotTestingConfiguration: Sendable {
  /// The settings of the current task.
  @TaskLocal public static var current: SnapshotTestingConfiguration?

  /// The tool that displays differences.
  public var diffTool: DiffTool?
  /// The recording mode.
  public var record: Record?

  /// Creates settings with a recording mode, a tool, or both.
  public init(record: Record? = nil, diffTool: DiffTool? = nil) {
    self.diffTool = diffTool
    self.record = record
  }

  /// The mode for assertions that specify none.
  package static var inEffect: Record { GlobalSettings.currentRecord }

  /// A mode of recording references.
  public struct Record: Equatable, Sendable, ExpressibleByBooleanLiteral {
    private let storage: String

    /// The mode that records all references. The test fails, because nothing is compared.
    public static let all = Record(storage: "all")
    /// The mode that records differing and missing references.
    public static let failed = Record(storage: "failed")
    /// The mode that records missing references.
    public static let missing = Record(storage: "missing")
    /// The mode that records no references.
    public static let never = Record(storage: "never")

    private init(storage: String) { self.storage = storage }

    /// Creates a mode from its name in environment variables.
    public init?(rawValue: String) {
      guard ["all", "failed", "missing", "never"].contains(rawValue) else { return nil }
      storage = rawValue
    }

    /// Creates a mode: `true` is ``all``, and `false` is ``missing``.
    public init(booleanLiteral value: Bool) { self = value ? .all : .missing }
  }

  /// A tool that displays differences.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    private let command: @Sendable (String, String) -> String

    /// Creates a tool that returns a command for the paths of the reference and the new file.
    public init(_ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String) {
      command = tool
    }

    /// Creates a tool from the name of a program, such as `ksdiff`.
    public init(stringLiteral value: StringLiteralType) {
      self.init { "\(value) \($0) \($1)" }
    }

    /// The command of Kaleidoscope.
    public static let ksdiff: DiffTool = "ksdiff"

    /// The default tool, which returns both files as URLs.
    public static let `default` = DiffTool {
      "@−\n\"\(URL(fileURLWithPath: $0).absoluteString)\"\n@+\n\"\(URL(fileURLWithPath: $1).absoluteString)\""
    }

    /// Returns the command for two paths.
    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
      command(currentFilePath, failedFilePath)
    }
  }
}

/// The global settings for code that specifies none, which older tests set.
enum GlobalSettings {
  struct Values {
    var record: SnapshotTestingConfiguration.Record?
    var diffTool: SnapshotTestingConfiguration.DiffTool?
  }

  /// The settings are global to the process, like the library's documented variables.
  static let values = Mutex(Values())

  /// Returns the mode from `SNAPSHOT_TESTING_RECORD` or `VIEWCODE_RECORD`. The default is
  /// ``SnapshotTestingConfiguration/Record/missing``, or no recording if `CI` is set.
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

/// Whether all references are recorded again.
public var isRecording: Bool {
  get { GlobalSettings.currentRecord == .all }
  set { GlobalSettings.values.withLock { $0.record = newValue ? .all : .missing } }
}

/// Whether all references are recorded again. Superseded by ``isRecording``.
public var record: Bool {
  get { isRecording }
  set { isRecording = newValue }
}

/// The tool that displays differences.
public var diffTool: SnapshotTestingConfiguration.DiffTool {
  get { GlobalSettings.currentDiffTool }
  set { GlobalSettings.values.withLock { $0.diffTool = newValue } }
}

/// Calls a closure with other settings.
public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  operation: () throws -> Result
) rethrows -> Result {
  try SnapshotTestingConfiguration.$current.withValue(merged(record, diffTool)) { try operation() }
}

/// Calls a closure with other settings.
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

/// A trait with settings for a test or the tests of a suite.
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
  /// Returns a trait with a recording mode and a tool.
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil
  ) -> Self {
    _SnapshotsTestTrait(configuration: SnapshotTestingConfiguration(record: record, diffTool: diffTool))
  }

  /// Returns a trait with settings.
  public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
    _SnapshotsTestTrait(configuration: configuration)
  }
}
