import UIKit

/// A layout for each state, one of which is active.
///
/// ```swift
/// enum Mode: CaseIterable { case compact, open }
///
/// private lazy var modes = LayoutStates(Mode.compact) { mode in
///   switch mode {
///   case .compact: box.height(10)
///   case .open: box.height(100)
///   }
/// }
///
/// func open() { modes.current = .open }
/// ```
///
/// Declare it as a `lazy var` and add it to ``ViewCoding/layout``, or activate it.
@MainActor
public final class LayoutStates<State: Hashable>: LayoutPart {
  private let groups: [State: ConstraintGroup]
  private weak var root: UIView?

  /// Whether the layout of the ``current`` state is active.
  public private(set) var isActive = false

  /// The state whose layout is active. For a state without a layout, none is, and a warning is reported.
  public var current: State {
    didSet {
      guard current != oldValue, isActive else { return }
      groups[oldValue]?.deactivate()
      activateCurrent()
    }
  }

  /// Creates the layouts of some states.
  public init(_ current: State, of states: [State], @LayoutBuilder _ layout: (State) -> Layout) {
    self.current = current
    groups = Dictionary(states.map { ($0, ConstraintGroup(layout($0))) }, uniquingKeysWith: { first, _ in first })
  }

  /// Creates the layouts of all states.
  public convenience init(_ current: State, @LayoutBuilder _ layout: (State) -> Layout) where State: CaseIterable {
    self.init(current, of: Array(State.allCases), layout)
  }

  /// Creates the layouts of `true` and `false`.
  public convenience init(_ current: State, @LayoutBuilder _ layout: (State) -> Layout) where State == Bool {
    self.init(current, of: [true, false], layout)
  }

  /// The layout of a state.
  public subscript(_ state: State) -> ConstraintGroup? { groups[state] }

  /// Activates the layout of the current state.
  public func activate() {
    isActive = true
    activateCurrent()
  }

  /// Deactivates the layout.
  public func deactivate() {
    isActive = false
    groups[current]?.deactivate()
  }

  func activate(in root: UIView?) {
    self.root = root
    activate()
  }

  func adapt(to root: UIView) {
    self.root = root
    groups[current]?.adapt(to: root)
  }

  private func activateCurrent() {
    guard let group = groups[current] else {
      Warning.report("LayoutStates has no layout for \(current)", nil, 0)
      return
    }
    if let root { group.activate(in: root) } else { group.activate() }
  }
}
