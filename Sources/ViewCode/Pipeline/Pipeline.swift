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
@MainActor
public final class Pipeline {
  private enum State {
    case new
    case building
    case built(Configuration)
  }

  private var state = State.new

  /// Makes a pipeline that has built nothing yet.
  public nonisolated init() {}

  /// Whether the steps have been carried out.
  public var isBuilt: Bool {
    if case .built = state { return true }
    return false
  }

  /// Carries out the steps. Call it once, at the end of the initialiser; for a controller in `viewDidLoad()`.
  ///
  /// A second call is a programming error and stops with a message: views would be added twice.
  public func build(_ owner: some ViewCoding) {
    guard case .new = state else {
      fatalError("\(type(of: owner)): the pipeline has built this view already. Build once, in the initialiser.")
    }
    state = .building
    let root = PipelineRoot.view(of: owner)
    owner.hierarchy.build(in: root)
    let layout = owner.layout
    LayoutCheck.run(layout, of: owner, in: root)
    layout.activate()
    let configuration = owner.configuration
    configuration.applyFirst()
    state = .built(configuration)
  }

  /// Brings what ``ViewCoding/configuration`` says up to date after the state that it reads has changed.
  ///
  /// Settings whose values are equal to the last ones are left alone; those no longer there get back the value they
  /// had before. Before ``build(_:)`` this does nothing, as the first configuration is still to come.
  public func reconfigure(_ owner: some ViewCoding) {
    guard case .built(let old) = state else { return }
    let new = owner.configuration
    new.apply(replacing: old)
    state = .built(new)
  }
}
