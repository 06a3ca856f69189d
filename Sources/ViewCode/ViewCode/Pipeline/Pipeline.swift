import UIKit

/// The execution of the three steps of a ``ViewCoding`` view: hierarchy, layout, configuration, in this order.
///
/// ``CodedView`` and similar classes have one. A class with another superclass has its own, preferably `private`, so
/// that no other code can use it:
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
/// If the steps read an `@Observable` object, the pipeline observes it (iOS 17): a change of a property that
/// `configuration` read updates the configuration; one that `hierarchy` or `layout` read updates all three. Other
/// properties have no effect. The update happens once for all changes, in the next layout pass.
@MainActor
public final class Pipeline {
  private enum State {
    case new
    case building
    case built(Built)
  }

  /// The latest results of the steps.
  private struct Built {
    var hierarchy: Hierarchy
    let group: ConstraintGroup
    var configuration: Configuration
  }

  private var state = State.new
  private var staleSteps = StaleSteps.none
  private var hasConditions = false

  /// Whether a layout pass must update the steps. Most views have no conditions and read no observable object.
  var hasToAdapt: Bool { hasConditions || staleSteps != .none }

  /// Creates a pipeline that hasn't built anything.
  public nonisolated init() {}

  /// Whether the steps were executed.
  public var isBuilt: Bool {
    if case .built = state { return true }
    return false
  }

  /// Executes the steps. Call it once, at the end of the initializer or, in a controller, in `viewDidLoad()`.
  ///
  /// A second call is a programming error and stops the program, since views would be added twice.
  public func build<Owner: ViewCoding>(_ owner: Owner) {
    build(owner, CodedSteps<Owner>.self)
  }

  /// Executes steps that are private to the class. Call it once, at the end of the initializer.
  public func build<Steps: PipelineSteps>(_ owner: Steps.Owner, _ steps: Steps.Type) {
    guard case .new = state else {
      fatalError("\(type(of: owner)): the pipeline has already built this view. Build it once, in the initializer.")
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

  /// Updates the ``ViewCoding/configuration`` after a change of its state.
  ///
  /// Settings with equal values aren't set again; the properties of removed ones get their previous values. It has no
  /// effect before ``build(_:)``, which applies the first configuration.
  public func reconfigure<Owner: ViewCoding>(_ owner: Owner) {
    reconfigure(owner, CodedSteps<Owner>.self)
  }

  /// Updates a configuration that is private to the class.
  public func reconfigure<Steps: PipelineSteps>(_ owner: Steps.Owner, _ steps: Steps.Type) {
    guard case .built(var built) = state else { return }
    if staleSteps == .configuration { staleSteps = .none }
    let new = follow(owner, steps, .configuration) { steps.configuration(of: owner) }
    new.apply(replacing: built.configuration)
    built.configuration = new.settings
    state = .built(built)
  }

  /// Updates all three steps after a change of their state.
  ///
  /// Views are moved, removed and added as needed. Constraints between the same anchors remain and get new constants.
  /// The configuration is updated as with ``reconfigure(_:)``. It has no effect before ``build(_:)``.
  public func rebuild<Owner: ViewCoding>(_ owner: Owner) {
    rebuild(owner, CodedSteps<Owner>.self)
  }

  /// Updates steps that are private to the class.
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

  /// Evaluates the conditions in ``ViewCoding/layout`` (``When``) again and applies changes of observed objects.
  ///
  /// The base classes call it. A class with its own pipeline that uses conditions or observed objects calls it in
  /// `layoutSubviews()`, before `super`, and in `traitCollectionDidChange(_:)`; a controller calls it in
  /// `viewWillLayoutSubviews()`. It is cheap if nothing changed.
  public func adapt<Owner: ViewCoding>(_ owner: Owner) {
    adapt(owner, CodedSteps<Owner>.self)
  }

  /// Evaluates the conditions of steps that are private to the class.
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

  /// Reads a step and observes the objects that it reads.
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

/// The steps that must be read again.
enum StaleSteps: Int, Comparable {
  case none
  case configuration
  case all

  static func < (first: StaleSteps, second: StaleSteps) -> Bool {
    first.rawValue < second.rawValue
  }
}
