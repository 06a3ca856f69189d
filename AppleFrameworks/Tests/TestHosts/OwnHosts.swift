import HostServices
import Testing

/// Gives each test hosts of its own: it finds nothing of other tests', and may run beside them and in any order.
public struct OwnHosts: SuiteTrait, TestTrait, TestScoping {
  public let isRecursive = true

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    // A suite is no test: its tests get theirs.
    guard testCase != nil else { return try await function() }
    try await HostServices.withOwnHosts(function)
  }
}

extension Trait where Self == OwnHosts {
  public static var ownHosts: OwnHosts { OwnHosts() }
}
