import UIKit

/// Views that are made for the place that they get: it takes all that it is proposed.
///
/// - Source: developer.apple.com/documentation/swiftui/geometryreader
public struct GeometryReader<Content: View>: View {
  public nonisolated(unsafe) var content: (GeometryProxy) -> Content

  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
  public typealias Body = Never
}

extension GeometryReader: PrimitiveView {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> { GeometryNode(view, context) }
}

/// A view's size and place.
///
/// - Source: developer.apple.com/documentation/swiftui/geometryproxy
public struct GeometryProxy: @unchecked Sendable {
  public let size: CGSize
  public let safeAreaInsets: EdgeInsets
  let place: PlaceInSpaces

  /// The frame in a coordinate space.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    MainActor.assumeIsolated { place.frame(size, in: coordinateSpace) }
  }
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    MainActor.assumeIsolated { place.bounds(of: coordinateSpace) }
  }
  /// What an anchor stands for, in the coordinates of this view.
  public subscript<T>(anchor: Anchor<T>) -> T { MainActor.assumeIsolated { anchor.value(in: place) } }
}

/// Where coordinates begin.
///
/// - Source: developer.apple.com/documentation/swiftui/coordinatespace
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  case global
  case local
  case named(AnyHashable)
  public var isGlobal: Bool { self == .global }
  public var isLocal: Bool { self == .local }
}

/// - Source: developer.apple.com/documentation/swiftui/coordinatespaceprotocol
public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

/// - Source: developer.apple.com/documentation/swiftui/globalcoordinatespace
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

/// - Source: developer.apple.com/documentation/swiftui/localcoordinatespace
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

/// - Source: developer.apple.com/documentation/swiftui/namedcoordinatespace
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, @unchecked Sendable {
  let name: AnyHashable
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}

/// Where a box lies: its frame in its container view.
@MainActor
final class PlaceInSpaces {
  weak var container: UIView?
  var frame: CGRect
  weak var box: Box?

  init(container: UIView?, frame: CGRect, box: Box?) {
    self.container = container
    self.frame = frame
    self.box = box
  }

  func frame(_ size: CGSize, in space: CoordinateSpace) -> CGRect {
    switch space {
    case .local: CGRect(origin: .zero, size: size)
    case .global: inWindow
    case .named(let name): named(name) ?? inWindow
    }
  }

  /// Through the places that animations lead to.
  var inWindow: CGRect {
    guard let container else { return frame }
    return container.convert(frame, to: nil as UIView?)
  }

  private func named(_ name: AnyHashable) -> CGRect? {
    guard let space = space(name) else { return nil }
    let origin = space.place.inWindow
    let own = inWindow
    return own.offsetBy(dx: -origin.minX, dy: -origin.minY)
  }

  func bounds(of space: NamedCoordinateSpace) -> CGRect? {
    guard let found = self.space(space.name) else { return nil }
    let (origin, own) = (found.place.inWindow, inWindow)
    return origin.offsetBy(dx: -own.minX, dy: -own.minY)
  }

  private func space(_ name: AnyHashable) -> CoordinateSpaceBox? {
    var current = box?.superbox ?? box?.enclosing
    while let candidate = current {
      if let space = candidate as? CoordinateSpaceBox, space.modifier.name == name { return space }
      current = candidate.superbox ?? candidate.enclosing
    }
    return nil
  }
}

@MainActor
final class GeometryNode<Content: View>: ViewNode<GeometryReader<Content>> {
  private var view: GeometryReader<Content>
  private var content: ViewNode<Content>?
  private var box: GeometryBox<Content>!
  private var shown: (size: CGSize, insets: EdgeInsets, frame: CGRect)?

  init(_ view: GeometryReader<Content>, _ context: NodeContext) {
    self.view = view
    super.init(context)
    box = GeometryBox(owner: self)
  }

  override var children: [Node] { content.map { [$0] } ?? [] }
  override func update(_ view: GeometryReader<Content>) {
    self.view = view
    shown = nil
    graph.invalidateLayout()
  }
  override func evaluate() {
    shown = nil
    graph.invalidateLayout()
  }
  override func collect(into boxes: inout [Box]) { boxes.append(box) }
  override func boxesDidChange() { box.contentDidChange() }

  /// Evaluates the content for a place, where that is another than before.
  func show(_ size: CGSize, _ insets: EdgeInsets, _ place: PlaceInSpaces) {
    let frame = place.inWindow
    if let shown, shown.size == size, shown.insets == insets, shown.frame == frame { return }
    shown = (size, insets, frame)
    let proxy = GeometryProxy(size: size, safeAreaInsets: insets, place: place)
    graph.evaluations += 1
    let body = graph.tracking(self) { view.content(proxy) }
    if let content {
      content.update(body)
    } else {
      let made = NodeFactory.make(body, context())
      content = made
      graph.added(made)
    }
    graph.evaluateWaiting()
  }
}

final class GeometryBox<Content: View>: Box {
  private unowned let owner: GeometryNode<Content>
  private var stack: LayoutBox<ZStackLayout>!

  init(owner: GeometryNode<Content>) {
    self.owner = owner
    super.init(node: owner)
    stack = LayoutBox(ZStackLayout(alignment: .topLeading), node: owner)
    stack.superbox = self
  }

  override var contained: [Box] { stack.content }
  func contentDidChange() {
    stack.childrenDidChange()
    node.graph.invalidateLayout()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  override func arrange(_ context: PlacementContext) {
    let place = PlaceInSpaces(container: context.container, frame: frame, box: self)
    owner.show(frame.size, context.insets(touching: frame), place)
    let inner = ProposedViewSize(frame.size)
    if stack.content.isEmpty { stack.childrenDidChange() }
    let size = stack.sizeThatFits(inner)
    placeInside(stack, at: .zero, size: size, inner, context)
  }
}

extension PlacementContext {
  /// How much of a frame's surroundings is unsafe, where it touches the safe area's edges.
  func insets(touching frame: CGRect) -> EdgeInsets {
    guard let safe = safeBounds else { return EdgeInsets() }
    var result = EdgeInsets()
    if abs(frame.minY - safe.minY) < 0.5 { result.top = safeArea.top }
    if abs(frame.maxY - safe.maxY) < 0.5 { result.bottom = safeArea.bottom }
    if abs(frame.minX - safe.minX) < 0.5 { result.leading = safeArea.leading }
    if abs(frame.maxX - safe.maxX) < 0.5 { result.trailing = safeArea.trailing }
    return result
  }
}

struct CoordinateSpaceModifier: BoxModifier {
  let name: AnyHashable
  static func makeBox(_ modifier: Self, child: Box, node: Node) -> ModifierBox<Self> {
    CoordinateSpaceBox(modifier, child: child, node: node)
  }
}

final class CoordinateSpaceBox: ModifierBox<CoordinateSpaceModifier> {
  private(set) var place = PlaceInSpaces(container: nil, frame: .zero, box: nil)
  override func arrange(_ context: PlacementContext) {
    place = PlaceInSpaces(container: context.container, frame: frame, box: self)
    super.arrange(context)
  }
}

extension View {
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    applying(CoordinateSpaceModifier(name: name.name))
  }
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
    applying(CoordinateSpaceModifier(name: AnyHashable(name)))
  }
}

/// A value of a view's geometry, for others to be asked for in their coordinates.
///
/// - Source: developer.apple.com/documentation/swiftui/anchor
public struct Anchor<Value>: @unchecked Sendable {
  let read: @MainActor (PlaceInSpaces) -> Value

  @MainActor func value(in place: PlaceInSpaces) -> Value { read(place) }

  /// Which value it is.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/anchor/source
  public struct Source: @unchecked Sendable {
    let make: @MainActor (PlaceInSpaces) -> Anchor<Value>
  }
}

extension Anchor.Source where Value == CGRect {
  public static var bounds: Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { source in
      Anchor<CGRect> { target in
        let (own, other) = (source.inWindow, target.inWindow)
        return own.offsetBy(dx: -other.minX, dy: -other.minY)
      }
    }
  }
}

extension Anchor.Source where Value == CGPoint {
  public static func unitPoint(_ unit: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { source in
      Anchor<CGPoint> { target in
        let (own, other) = (source.inWindow, target.inWindow)
        return CGPoint(
          x: own.minX + own.width * unit.x - other.minX, y: own.minY + own.height * unit.y - other.minY)
      }
    }
  }
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
}
