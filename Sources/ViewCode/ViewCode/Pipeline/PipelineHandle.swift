import UIKit

/// The way from a view to its ``Pipeline``, for this library alone.
@MainActor
public struct PipelineHandle {
  let reconfigure: () -> Void
  let rebuild: () -> Void

  /// Leads to a pipeline; whoever makes one has the pipeline already.
  public init<Steps: PipelineSteps>(_ pipeline: Pipeline, _ owner: Steps.Owner, _ steps: Steps.Type) {
    reconfigure = { pipeline.reconfigure(owner, steps) }
    rebuild = { pipeline.rebuild(owner, steps) }
  }
}
