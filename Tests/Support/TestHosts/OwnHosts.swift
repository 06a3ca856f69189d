import QuartzCore
import Testing

/// A trait that gives each test separate hosts, so that tests are independent and may run in parallel and in any order.
public struct OwnHosts: SuiteTrait, TestTrait, TestScoping {
  public let isRecursive = true

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    // The closure is not a test but a suite, whose tests have their own scope.
    guard testCase != nil else { return try await function() }
    try await HostScope.$ofTask.withValue(HostScope()) { try await function() }
  }
}

extension Trait where Self == OwnHosts {
  public static var ownHosts: OwnHosts { OwnHosts() }
}
