@_spi(Host) import UIKit

/// What a view or controller of UIKit's is told of its surroundings.
///
/// - Source: developer.apple.com/documentation/swiftui/uiviewrepresentablecontext
@preconcurrency @MainActor
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public let environment: EnvironmentValues
  public let transaction: Transaction
}

/// A view of UIKit's among those of SwiftUI.
///
/// - Source: developer.apple.com/documentation/swiftui/uiviewrepresentable
@preconcurrency @MainActor
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
  func makeUIView(context: Self.Context) -> Self.UIViewType
  func updateUIView(_ uiView: Self.UIViewType, context: Self.Context)
  static func dismantleUIView(_ uiView: Self.UIViewType, coordinator: Self.Coordinator)
  func makeCoordinator() -> Self.Coordinator
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: Self.UIViewType, context: Self.Context) -> CGSize?
}

extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: Self.UIViewType, coordinator: Self.Coordinator) {}
  /// No size of its own: that which the view itself has counts.
  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: Self.UIViewType, context: Self.Context) -> CGSize? {
    nil
  }
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() -> Coordinator { () }
}

/// The same for a view controller.
///
/// - Source: developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentablecontext
@preconcurrency @MainActor
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public let environment: EnvironmentValues
  public let transaction: Transaction
}

/// A view controller of UIKit's among views of SwiftUI.
///
/// - Source: developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable
@preconcurrency @MainActor
public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>
  func makeUIViewController(context: Self.Context) -> Self.UIViewControllerType
  func updateUIViewController(_ uiViewController: Self.UIViewControllerType, context: Self.Context)
  static func dismantleUIViewController(_ uiViewController: Self.UIViewControllerType, coordinator: Self.Coordinator)
  func makeCoordinator() -> Self.Coordinator
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: Self.UIViewControllerType, context: Self.Context
  ) -> CGSize?
}

extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(
    _ uiViewController: Self.UIViewControllerType, coordinator: Self.Coordinator
  ) {}
  /// No size of its own: it takes what it is proposed.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: Self.UIViewControllerType, context: Self.Context
  ) -> CGSize? { nil }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() -> Coordinator { () }
}

// MARK: Nodes

extension NodeFactory {
  /// The nodes of views that are developers' and no composites.
  static func makeRepresentable<V: View>(_ view: V, _ context: NodeContext) -> ViewNode<V>? {
    if let type = V.self as? any UIViewRepresentable.Type { return makeView(type, view, context) as? ViewNode<V> }
    if let type = V.self as? any UIViewControllerRepresentable.Type {
      return makeController(type, view, context) as? ViewNode<V>
    }
    return nil
  }

  private static func makeView<R: UIViewRepresentable>(_ type: R.Type, _ view: Any, _ context: NodeContext) -> Node? {
    (view as? R).map { RepresentableNode(BridgedView<R>(), $0, context) }
  }

  private static func makeController<R: UIViewControllerRepresentable>(
    _ type: R.Type, _ view: Any, _ context: NodeContext
  ) -> Node? {
    (view as? R).map { RepresentableNode(BridgedController<R>(), $0, context) }
  }
}

/// What is to be done with a thing of UIKit's.
@MainActor
protocol Bridge: AnyObject {
  associatedtype R: View
  var view: UIView? { get }
  var controller: UIViewController? { get }
  func make(_ representable: R, _ environment: EnvironmentValues, _ transaction: Transaction)
  func update(_ representable: R, _ environment: EnvironmentValues, _ transaction: Transaction)
  func size(_ representable: R, _ proposal: ProposedViewSize, _ environment: EnvironmentValues) -> CGSize
  func dismantle()
}

@MainActor
final class BridgedView<R: UIViewRepresentable>: Bridge {
  private var own: (view: R.UIViewType, coordinator: R.Coordinator)?
  var view: UIView? { own?.view }
  var controller: UIViewController? { nil }

  private func context(_ environment: EnvironmentValues, _ transaction: Transaction, _ coordinator: R.Coordinator)
    -> R.Context
  {
    R.Context(coordinator: coordinator, environment: environment, transaction: transaction)
  }

  func make(_ representable: R, _ environment: EnvironmentValues, _ transaction: Transaction) {
    let coordinator = representable.makeCoordinator()
    let view = representable.makeUIView(context: context(environment, transaction, coordinator))
    own = (view, coordinator)
  }

  func update(_ representable: R, _ environment: EnvironmentValues, _ transaction: Transaction) {
    guard let own else { return }
    representable.updateUIView(own.view, context: context(environment, transaction, own.coordinator))
  }

  func size(_ representable: R, _ proposal: ProposedViewSize, _ environment: EnvironmentValues) -> CGSize {
    guard let own else { return .zero }
    let context = context(environment, Transaction(), own.coordinator)
    if let size = representable.sizeThatFits(proposal, uiView: own.view, context: context) { return size }
    return BridgedSizes.size(of: own.view, proposal)
  }

  func dismantle() {
    guard let own else { return }
    R.dismantleUIView(own.view, coordinator: own.coordinator)
    self.own = nil
  }
}

@MainActor
final class BridgedController<R: UIViewControllerRepresentable>: Bridge {
  private var own: (controller: R.UIViewControllerType, coordinator: R.Coordinator)?
  var view: UIView? { own?.controller.view }
  var controller: UIViewController? { own?.controller }

  private func context(_ environment: EnvironmentValues, _ transaction: Transaction, _ coordinator: R.Coordinator)
    -> R.Context
  {
    R.Context(coordinator: coordinator, environment: environment, transaction: transaction)
  }

  func make(_ representable: R, _ environment: EnvironmentValues, _ transaction: Transaction) {
    let coordinator = representable.makeCoordinator()
    let controller = representable.makeUIViewController(context: context(environment, transaction, coordinator))
    own = (controller, coordinator)
  }

  func update(_ representable: R, _ environment: EnvironmentValues, _ transaction: Transaction) {
    guard let own else { return }
    representable.updateUIViewController(own.controller, context: context(environment, transaction, own.coordinator))
  }

  func size(_ representable: R, _ proposal: ProposedViewSize, _ environment: EnvironmentValues) -> CGSize {
    guard let own else { return .zero }
    let context = context(environment, Transaction(), own.coordinator)
    if let size = representable.sizeThatFits(proposal, uiViewController: own.controller, context: context) {
      return size
    }
    let preferred = own.controller.preferredContentSize
    return proposal.replacingUnspecifiedDimensions(by: preferred == .zero ? CGSize(width: 10, height: 10) : preferred)
  }

  func dismantle() {
    guard let own else { return }
    own.controller.willMove(toParent: nil)
    own.controller.view.removeFromSuperview()
    own.controller.removeFromParent()
    R.dismantleUIViewController(own.controller, coordinator: own.coordinator)
    self.own = nil
  }
}

/// How large views of UIKit's are among those of SwiftUI.
@MainActor
enum BridgedSizes {
  /// Its intrinsic size, stretched or squeezed as its priorities allow; where it has none, what is proposed.
  static func size(of view: UIView, _ proposal: ProposedViewSize) -> CGSize {
    let intrinsic = fittingSize(of: view, proposal)
    func length(_ own: CGFloat, _ proposed: CGFloat?, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
      guard own >= 0 else { return proposed ?? 10 }
      guard let proposed else { return own }
      if proposed > own {
        return view.contentHuggingPriority(for: axis) <= .defaultLow && stretches(view) ? proposed : own
      }
      return view.contentCompressionResistancePriority(for: axis) < .defaultHigh ? proposed : own
    }
    return CGSize(
      width: length(intrinsic.width, proposal.width, .horizontal),
      height: length(intrinsic.height, proposal.height, .vertical))
  }

  private static func fittingSize(of view: UIView, _ proposal: ProposedViewSize) -> CGSize {
    let intrinsic = view.intrinsicContentSize
    if intrinsic.width >= 0 || intrinsic.height >= 0 {
      // Text of several lines goes by its width.
      if let width = proposal.width, let label = view as? UILabel, label.numberOfLines != 1, intrinsic.width > width {
        return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
      }
      return intrinsic
    }
    guard view.constraints.contains(where: { $0.isActive }) || !view.subviews.isEmpty else {
      return CGSize(width: -1, height: -1)
    }
    let target = CGSize(
      width: proposal.width ?? UIView.layoutFittingCompressedSize.width,
      height: UIView.layoutFittingCompressedSize.height)
    let size = view.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    return size.width > 0 || size.height > 0
      ? CGSize(width: size.width > 0 ? size.width : -1, height: size.height > 0 ? size.height : -1)
      : CGSize(width: -1, height: -1)
  }

  private static func stretches(_ view: UIView) -> Bool { !(view is UISwitch) && !(view is UIStepper) }
}

@MainActor
final class RepresentableNode<B: Bridge>: ViewNode<B.R> {
  private let bridge: B
  private var given: B.R
  private var connected: B.R
  private lazy var store = PropertyStore(node: self)
  private let fields: DynamicFields
  private var box: RepresentableBox<B>!
  private var isStale = true

  init(_ bridge: B, _ view: B.R, _ context: NodeContext) {
    self.bridge = bridge
    given = view
    connected = view
    fields = DynamicFields.of(B.R.self)
    super.init(context)
    box = RepresentableBox(owner: self)
  }

  override func update(_ view: B.R) {
    if valuesAreEqual(given, view) { return }
    given = view
    evaluate()
  }
  override func evaluate() {
    isStale = true
    box.invalidateSize()
  }
  override func environmentDidChange(from old: EnvironmentValues) { evaluate() }
  override func collect(into boxes: inout [Box]) { boxes.append(box) }

  /// The view, up to date.
  func current() -> UIView? {
    let isNew = bridge.view == nil
    guard isNew || isStale else { return bridge.view }
    isStale = false
    connected = given
    if !fields.isEmpty {
      store.beginConnecting()
      fields.connect(&connected, to: store)
    }
    graph.evaluations += 1
    graph.tracking(self) {
      if isNew { bridge.make(connected, environment, graph.transaction) }
      bridge.update(connected, environment, graph.transaction)
    }
    // It is measured before it lies in a window.
    if let view = bridge.view, bridge.controller == nil, view.traitCollection.designGeneration != environment.design {
      view.traitOverrides.designGeneration = environment.design
    }
    return bridge.view
  }

  func size(_ proposal: ProposedViewSize) -> CGSize {
    _ = current()
    return bridge.size(connected, proposal, environment)
  }

  var controller: UIViewController? { bridge.controller }

  override func tearDown() {
    super.tearDown()
    bridge.view?.removeFromSuperview()
    bridge.dismantle()
  }
}

final class RepresentableBox<B: Bridge>: Box {
  private unowned let owner: RepresentableNode<B>

  init(owner: RepresentableNode<B>) {
    self.owner = owner
    super.init(node: owner)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { owner.size(proposal) }

  override func arrange(_ context: PlacementContext) {
    guard let view = owner.current() else { return }
    if let controller = owner.controller { context.adopt(controller, environment) }
    // Where the environment reads another way than what is around, so do UIKit's views.
    if let controller = owner.controller {
      environment.passDirection(to: &controller.traitOverrides, in: context.container)
    } else {
      environment.passDirection(to: &view.traitOverrides, in: context.container)
    }
    context.show(view, frame: frame) {
      if view.overrideUserInterfaceStyle != style, differsFromTraits(view) { view.overrideUserInterfaceStyle = style }
      if !environment.isEnabled, let control = view as? UIControl { control.isEnabled = false }
    }
  }

  private var style: UIUserInterfaceStyle { environment.colorScheme == .dark ? .dark : .light }
  private func differsFromTraits(_ view: UIView) -> Bool {
    view.traitCollection.userInterfaceStyle != style && view.window != nil
  }
}

extension PlacementContext {
  /// A controller whose view is shown here becomes a child of the one that shows this.
  func adopt(_ controller: UIViewController, _ environment: EnvironmentValues) {
    guard let parent = environment.hostingController.controller, controller.parent !== parent else { return }
    parent.addChild(controller)
    graph.afterUpdate { controller.didMove(toParent: parent) }
  }
}
