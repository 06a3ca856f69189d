import UIKit

/// Carries out the three steps of a ``ViewCoding`` view: hierarchy, layout, configuration, in that order.
///
/// ``CodedView`` and its like have one. A class with another superclass keeps its own, best `private`, so that nobody
/// else can use it:
///
/// ```swift
/// final class AvatarView: UIImageView, ViewCoding {
///   private let pipeline = Pipeline()
///
///   init() {
///     super.init(frame: .zero)
///     pipeline.build(self)
///   }
/// ```
///
/// Where the steps read an `@Observable` object, the pipeline follows it (iOS 17): a property that `configuration` read
/// brings the configuration up to date when it changes, one that `hierarchy` or `layout` read brings all three. Other
/// properties of the object do nothing. It happens in the next layout pass, once for all changes before it.
@MainActor
public final class Pipeline {
  private enum State {
    case new
    case building
    case built(Built)
  }

  /// What the steps said last.
  private struct Built {
    var hierarchy: Hierarchy
    let group: ConstraintGroup
    var configuration: Configuration
  }

  private var state = State.new
  private var staleSteps = StaleSteps.none
  private var hasConditions = false

  /// Whether a layout pass has anything to do for the steps. Most views have no conditions and read no observed object.
  var hasToAdapt: Bool { hasConditions || staleSteps != .none }

  /// Creates a pipeline that has built nothing yet.
  public nonisolated init() {}

  /// Whether the steps have been carried out.
  public var isBuilt: Bool {
    if case .built = state { return true }
    return false
  }

  /// Carries out the steps. Call it once, at the end of the initializer; for a controller in `viewDidLoad()`.
  ///
  /// A second call is a programming error and stops with a message: views would be added twice.
  public func build<Owner: ViewCoding>(_ owner: Owner) {
    build(owner, CodedSteps<Owner>.self)
  }

  /// Carries out steps that the class keeps for itself. Call it once, at the end of the initializer.
  public func build<Steps: PipelineSteps>(_ owner: Steps.Owner, _ steps: Steps.Type) {
    guard case .new = state else {
      fatalError("\(type(of: owner)): the pipeline has built this view already. Build once, in the initializer.")
    }
    state = .building
    #if DEBUG
      DevelopmentChecks.watch(owner) { carryOut(owner, steps) }
    #else
      carryOut(owner, steps)
    #endif
  }

  private func carryOut<Steps: PipelineSteps>(_ owner: Steps.Owner, _ steps: Steps.Type) {
    let root = PipelineRoot.view(of: owner)
    let hierarchy = follow(owner, steps, .all) { steps.hierarchy(of: owner) }
    hierarchy.build(in: root)
    let layout = follow(owner, steps, .all) { steps.layout(of: owner) }
    #if DEBUG
      LayoutCheck.run(layout, of: owner, in: root)
    #endif
    let group = ConstraintGroup(layout)
    group.activate(in: root)
    let configuration = follow(owner, steps, .configuration) { steps.configuration(of: owner) }
    configuration.applyFirst()
    hasConditions = group.hasParts
    state = .built(Built(hierarchy: hierarchy, group: group, configuration: configuration.settings))
    #if DEBUG
      DevelopmentChecks.checkStacks(hierarchy, owner)
    #endif
  }

  /// Brings what ``ViewCoding/configuration`` says up to date after the state that it reads has changed.
  ///
  /// Settings whose values are equal to the last ones are left alone; those no longer there get back the value they
  /// had before. Before ``build(_:)`` this does nothing, as the first configuration is still to come.
  public func reconfigure<Owner: ViewCoding>(_ owner: Owner) {
    reconfigure(owner, CodedSteps<Owner>.self)
  }

  /// The same for steps that the class keeps for itself.
  public func reconfigure<Steps: PipelineSteps>(_ owner: Steps.Owner, _ steps: Steps.Type) {
    guard case .built(var built) = state else { return }
    if staleSteps == .configuration { staleSteps = .none }
    let new = follow(owner, steps, .configuration) { steps.configuration(of: owner) }
    new.apply(replacing: built.configuration)
    built.configuration = new.settings
    state = .built(built)
  }

  /// Brings all three steps up to date after the state that they read has changed.
  ///
  /// Views that are in another place, gone or new are moved, removed and added; constraints between the same anchors
  /// stay and get new constants; the configuration follows as with ``reconfigure(_:)``. Before ``build(_:)`` this does
  /// nothing.
  public func rebuild<Owner: ViewCoding>(_ owner: Owner) {
    rebuild(owner, CodedSteps<Owner>.self)
  }

  /// The same for steps that the class keeps for itself.
  public func rebuild<Steps: PipelineSteps>(_ owner: Steps.Owner, _ steps: Steps.Type) {
    guard case .built(var built) = state else { return }
    staleSteps = .none
    let root = PipelineRoot.view(of: owner)
    let hierarchy = follow(owner, steps, .all) { steps.hierarchy(of: owner) }
    hierarchy.update(in: root, from: built.hierarchy)
    built.hierarchy = hierarchy
    state = .built(built)
    let layout = follow(owner, steps, .all) { steps.layout(of: owner) }
    #if DEBUG
      LayoutCheck.run(layout, of: owner, in: root)
    #endif
    built.group.become(layout, in: root)
    hasConditions = built.group.hasParts
    reconfigure(owner, steps)
  }

  /// Looks again at the conditions in ``ViewCoding/layout`` (``When``), and does what observed objects ask for.
  ///
  /// The base classes call it. A class with a pipeline of its own that uses either calls it in `layoutSubviews()`,
  /// before `super`, and in `traitCollectionDidChange(_:)`; a controller in `viewWillLayoutSubviews()`. Cheap where
  /// nothing has changed.
  public func adapt<Owner: ViewCoding>(_ owner: Owner) {
    adapt(owner, CodedSteps<Owner>.self)
  }

  /// The same for steps that the class keeps for itself.
  public func adapt<Steps: PipelineSteps>(_ owner: Steps.Owner, _ steps: Steps.Type) {
    guard hasToAdapt, case .built(let built) = state else { return }
    bringUpToDate(owner, steps)
    built.group.adapt(to: PipelineRoot.view(of: owner))
  }

  // MARK: - Observation

  private func bringUpToDate<Steps: PipelineSteps>(_ owner: Steps.Owner, _ steps: Steps.Type) {
    switch staleSteps {
    case .none: return
    case .configuration: reconfigure(owner, steps)
    case .all: rebuild(owner, steps)
    }
  }

  /// Reads a step, and notes when an observable object that it read changes.
  private func follow<Steps: PipelineSteps, Step>(
    _ owner: Steps.Owner, _ steps: Steps.Type, _ stale: StaleSteps, _ read: () -> Step
  ) -> Step {
    Observed.read(read) {
      Observed.Reaction { [weak self, weak owner] in
        guard let self, let owner, isBuilt else { return }
        staleSteps = max(staleSteps, stale)
        PipelineRoot.view(of: owner).setNeedsLayout()
      } later: { [weak self, weak owner] in
        guard let self, let owner else { return }
        bringUpToDate(owner, steps)
      }
    }
  }
}

/// What has to be read again.
enum StaleSteps: Int, Comparable {
  case none
  case configuration
  case all

  static func < (first: StaleSteps, second: StaleSteps) -> Bool {
    first.rawValue < second.rawValue
  }
}
