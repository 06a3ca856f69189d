import Dispatch
import HostServices

/// An executor for the jobs of an actor that uses a context.
///
/// - Source: developer.apple.com/documentation/swiftdata/modelexecutor
public protocol ModelExecutor: Executor {
  var modelContext: ModelContext { get }
}

/// An executor that runs the jobs of an actor serially.
///
/// - Source: developer.apple.com/documentation/swiftdata/serialmodelexecutor
public protocol SerialModelExecutor: ModelExecutor, SerialExecutor {}

/// An executor that runs jobs on the main queue if it was created there, and otherwise on a separate queue.
///
/// - Source: developer.apple.com/documentation/swiftdata/defaultserialmodelexecutor
public final class DefaultSerialModelExecutor: SerialModelExecutor, @unchecked Sendable {
  // Unchecked: Only the actor uses the context.
  public let modelContext: ModelContext
  private let queue: DispatchQueue

  public init(modelContext: ModelContext) {
    self.modelContext = modelContext
    queue = HostServices.isOnMainQueue ? .main : DispatchQueue(label: "SwiftData.ModelExecutor")
  }

  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let executor = asUnownedSerialExecutor()
    queue.async { job.runSynchronously(on: executor) }
  }

  public func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }
}
