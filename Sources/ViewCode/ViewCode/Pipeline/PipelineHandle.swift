import UIKit

/// The connection from a view to its ``Pipeline``, for this library only.
@MainActor
public struct PipelineHandle {
  let reconfigure: () -> Void
  let rebuild: () -> Void

  /// Creates a handle for a pipeline that the caller already has.
  public init<Steps: PipelineSteps>(_ pipeline: Pipeline, _ owner: Steps.Owner, _ steps: Steps.Type) {
    reconfigure = { pipeline.reconfigure(owner, steps) }
    rebuild = { pipeline.rebuild(owner, steps) }
  }
}
