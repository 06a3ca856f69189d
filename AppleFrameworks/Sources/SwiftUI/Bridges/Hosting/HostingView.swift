import UIKit

/// A view that displays a SwiftUI view. It owns the graph of the view and lays out the result.
final class HostingView<Content: View>: PassingView, HostingSurface {
  let graph = ViewGraph()
  private var rootView: Content
  private var root: ViewNode<HostedRoot<Content>>?
  private var box: Box?
  private var boxesAreStale = true
  private var isLayingOut = false

  /// The environment of the views that present this one.
  var inherited: EnvironmentValues? {
    didSet { needsEnvironment = true }
  }

  /// A closure that adjusts the environment that results from the traits.
  var adjustEnvironment: (inout EnvironmentValues) -> Void = { _ in }
  /// Whether the content avoids the safe area.
  var avoidsSafeArea = true
  /// A closure that is called when the content's size may have changed.
  var sizeDidChange: () -> Void = {}
  /// A closure that is called after an update, when preferences may have changed.
  var updateDidEnd: (Node) -> Void = { _ in }
  /// The alignment of content that is smaller than the view: centered for a root, leading in cells.
  var alignment = Alignment.center

  init(_ rootView: Content) {
    self.rootView = rootView
    super.init(frame: .zero)
    graph.needsUpdate = { [weak self] in self?.needsUpdate() }
  }

  required init?(coder: NSCoder) { fatalError("a hosting view cannot be decoded from an archive") }

  deinit {
    let root = root
    MainWork.run { root?.tearDown() }
  }

  private func needsUpdate() {
    guard !isLayingOut else { return }
    setNeedsLayout()
  }

  func setRootView(_ view: Content) {
    rootView = view
    guard let root else { return setNeedsLayout() }
    graph.invalidateLayout()
    root.update(HostedRoot(content: view))
    setNeedsLayout()
    sizeDidChange()
  }

  private var currentEnvironment: EnvironmentValues {
    var environment = inherited ?? root?.environment ?? EnvironmentValues()
    if inherited == nil, root == nil { environment.locale = .current }
    environment.take(traitCollection)
    adjustEnvironment(&environment)
    return environment
  }

  private func prepare() {
    if let root {
      let environment = currentEnvironment
      if needsEnvironment {
        needsEnvironment = false
        root.setEnvironment(environment)
      }
      return
    }
    needsEnvironment = false
    let made = NodeFactory.make(
      HostedRoot(content: rootView), NodeContext(parent: nil, graph: graph, environment: currentEnvironment))
    root = made
    graph.setRoot(made)
    (made as? HostedRootNode<Content>)?.surface = self
  }

  var needsEnvironment = true {
    didSet { if needsEnvironment { setNeedsLayout() } }
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    needsEnvironment = true
  }

  func boxesDidChange() {
    boxesAreStale = true
    if !isLayingOut { setNeedsLayout() }
  }

  private var rootBox: Box? {
    if boxesAreStale {
      boxesAreStale = false
      var boxes: [Box] = []
      root?.collect(into: &boxes)
      box = boxes.first
    }
    return box
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil {
      graph.setShown(false)
    } else {
      needsEnvironment = true
      setNeedsLayout()
    }
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    update()
  }

  /// Evaluates invalidated nodes, performs layout and calls actions until no work is left.
  func update() {
    guard !isLayingOut else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    prepare()
    var rounds = 0
    repeat {
      graph.evaluateWaiting()
      place()
      if window != nil { graph.setShown(true) }
      graph.runActions()
      rounds += 1
    } while graph.hasWork && rounds < 100
    if rounds > 1 { place() }
    // Lazy content that became visible may differ in size from its estimate.
    var passes = 0
    while graph.layoutIsStale || graph.hasWork, passes < 4 {
      passes += 1
      graph.evaluateWaiting()
      place()
      graph.runActions()
    }
    graph.endTransaction()
    if let root { updateDidEnd(root) }
  }

  private func place() {
    graph.layoutIsStale = false
    (root as? HostedRootNode<Content>)?.dependents.update(contentPlace)
    guard let box = rootBox, bounds.width > 0 || bounds.height > 0 else { return }
    let scale = traitCollection.displayScale > 0 ? traitCollection.displayScale : 1
    let context = PlacementContext(
      container: self, graph: graph, animation: graph.animationOfUpdate, scale: scale)
    let insets = avoidsSafeArea ? safeAreaInsets : .zero
    let isMirrored = root?.environment.layoutDirection == .rightToLeft
    context.safeArea = EdgeInsets(
      top: insets.top, leading: isMirrored ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isMirrored ? insets.left : insets.right)
    let safe = bounds.inset(by: insets)
    context.safeBounds = safe
    context.visible = bounds
    let proposal = ProposedViewSize(safe.size)
    let content = box.dimensions(proposal)
    var origin = alignment.origin(of: content, in: safe.size)
    if isMirrored { origin.x = safe.width - origin.x - content.width }
    box.place(
      CGRect(origin: CGPoint(x: safe.minX + origin.x, y: safe.minY + origin.y), size: content.size), proposal, context)
    context.finish()
  }

  /// Returns the content's size for a proposal, without safe areas.
  func contentSize(_ proposal: ProposedViewSize) -> CGSize {
    isLayingOut ? () : prepareForMeasuring()
    return rootBox?.sizeThatFits(proposal) ?? .zero
  }

  private func prepareForMeasuring() {
    isLayingOut = true
    prepare()
    graph.evaluateWaiting()
    isLayingOut = false
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let insets = avoidsSafeArea ? safeAreaInsets : .zero
    let inner = ProposedViewSize(
      width: size.width == 0 || size.width >= 10_000 ? nil : size.width - insets.left - insets.right,
      height: size.height == 0 || size.height >= 10_000 ? nil : size.height - insets.top - insets.bottom)
    let content = contentSize(inner)
    return CGSize(
      width: content.width + insets.left + insets.right, height: content.height + insets.top + insets.bottom)
  }

  func rootNode() -> Node? { root }

  var contentPlace: CGSize { bounds.inset(by: avoidsSafeArea ? safeAreaInsets : .zero).size }

  /// Returns the root with all descendants evaluated, even before the view is displayed.
  func preparedRoot() -> Node? {
    if !isLayingOut { prepareForMeasuring() }
    return root
  }

  /// Returns the value of a layout trait of the content.
  func rootTrait<T: BoxTrait>(_ trait: T.Type) -> T.Value {
    _ = preparedRoot()
    return rootBox?.trait(trait) ?? T.defaultValue
  }
}

/// A view that displays a graph.
@MainActor
protocol HostingSurface: UIView {
  func update()
  /// The size available to the content, without the safe areas that it avoids.
  var contentPlace: CGSize { get }
}
