import HostServices
import UIKit

/// What fingers do, and what comes of it.
///
/// - Source: developer.apple.com/documentation/swiftui/gesture
@preconcurrency @MainActor
public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture
  var body: Self.Body { get }
}

extension Never: Gesture {
  public typealias Value = Never
}

extension Gesture where Body == Never {
  public var body: Never { fatalError("\(type(of: self)) is not made of other gestures: it has no body") }
}

/// A gesture of ours, which makes recognizers.
@MainActor
protocol RecognizedGesture: Gesture {
  func attach(to target: GestureTarget, _ events: GestureEvents<Value>)
}

/// Who hears of a gesture.
@MainActor
struct GestureEvents<Value> {
  var changed: (Value) -> Void = { _ in }
  var ended: (Value) -> Void = { _ in }
  /// It is over, by its end or otherwise.
  var finished: () -> Void = {}
}

/// The view that recognizers are added to.
@MainActor
final class GestureTarget {
  let view: UIView
  private(set) var recognizers: [UIGestureRecognizer] = []
  /// Recognizers that have been made before, in order: they are used again, so that a touch that is under way goes on.
  private var earlier: [UIGestureRecognizer]
  let simultaneous: Bool
  let delegate: GestureDelegate
  unowned let graph: ViewGraph
  let place: () -> PlaceInSpaces

  init(
    view: UIView, earlier: [UIGestureRecognizer], simultaneous: Bool, delegate: GestureDelegate, graph: ViewGraph,
    place: @escaping () -> PlaceInSpaces
  ) {
    self.view = view
    self.earlier = earlier
    self.simultaneous = simultaneous
    self.delegate = delegate
    self.graph = graph
    self.place = place
  }

  /// A recognizer of a kind with an action: an earlier one with a new action, or a new one.
  func add<R: UIGestureRecognizer>(
    _ type: R.Type, _ make: @autoclosure () -> R, _ action: @escaping @MainActor (R) -> Void
  ) -> R {
    if let index = earlier.firstIndex(where: { Swift.type(of: $0) == type }), let found = earlier[index] as? R {
      earlier.remove(at: index)
      delegate.actions[ObjectIdentifier(found)] = { if let found = $0 as? R { action(found) } }
      recognizers.append(found)
      return found
    }
    let made = make()
    made.delegate = delegate
    delegate.actions[ObjectIdentifier(made)] = { if let found = $0 as? R { action(found) } }
    let delegate = delegate
    HostServices.listen(to: made) { [weak delegate] recognizer in
      delegate?.actions[ObjectIdentifier(recognizer)]?(recognizer)
    }
    view.addGestureRecognizer(made)
    recognizers.append(made)
    return made
  }

  /// Those that nothing is left for go.
  func finish() {
    for recognizer in earlier {
      view.removeGestureRecognizer(recognizer)
      delegate.actions[ObjectIdentifier(recognizer)] = nil
    }
  }

  /// A point of a recognizer in a coordinate space.
  func point(_ recognizer: UIGestureRecognizer, in space: CoordinateSpace) -> CGPoint {
    let local = recognizer.location(in: view)
    switch space {
    case .local: return local
    case .global: return view.convert(local, to: nil as UIView?)
    case .named:
      let frame = place().frame(view.bounds.size, in: space)
      return CGPoint(x: frame.minX + local.x, y: frame.minY + local.y)
    }
  }
}

/// Has recognizers of one view work together.
@MainActor
final class GestureDelegate: NSObject, UIGestureRecognizerDelegate {
  var actions: [ObjectIdentifier: (UIGestureRecognizer) -> Void] = [:]
  var isSimultaneous = false
  /// Whether gestures of what lies inside wait for this one to fail.
  var isFirst = false
  var isEnabled = true
  var mask = GestureMask.all

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    isSimultaneous || (other.delegate as? GestureDelegate)?.isSimultaneous == true
      || (recognizer.view === other.view && recognizer.delegate === other.delegate && isSimultaneous)
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool {
    guard isFirst, let own = recognizer.view, let view = other.view, view !== own else { return false }
    return view.isDescendant(of: own)
  }

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { isEnabled }

  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    guard isEnabled, mask.contains(.gesture) else { return false }
    // A button within a view with a tap keeps its touches.
    var view = touch.view
    while let current = view, current !== recognizer.view {
      if current is UIControl, (current as? UIControl)?.isEnabled == true, !isSimultaneous, !isFirst { return false }
      view = current.superview
    }
    return true
  }
}

/// Which gestures of a view count.
///
/// - Source: developer.apple.com/documentation/swiftui/gesturemask
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let none: GestureMask = []
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}

// MARK: Kinds

/// - Source: developer.apple.com/documentation/swiftui/tapgesture
public struct TapGesture: Gesture, RecognizedGesture {
  public typealias Value = Void
  public typealias Body = Never
  public var count: Int
  nonisolated public init(count: Int = 1) { self.count = count }

  func attach(to target: GestureTarget, _ events: GestureEvents<Void>) {
    let recognizer = target.add(UITapGestureRecognizer.self, UITapGestureRecognizer()) { recognizer in
      if recognizer.state == .ended {
        events.ended(())
        events.finished()
      }
    }
    recognizer.numberOfTapsRequired = count
  }
}

/// - Source: developer.apple.com/documentation/swiftui/spatialtapgesture
public struct SpatialTapGesture: Gesture, RecognizedGesture {
  public struct Value: Equatable, Sendable {
    public var location: CGPoint
  }
  public typealias Body = Never
  public var count: Int
  public var coordinateSpace: CoordinateSpace
  nonisolated public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  func attach(to target: GestureTarget, _ events: GestureEvents<Value>) {
    let space = coordinateSpace
    let recognizer = target.add(UITapGestureRecognizer.self, UITapGestureRecognizer()) { recognizer in
      if recognizer.state == .ended {
        events.ended(Value(location: target.point(recognizer, in: space)))
        events.finished()
      }
    }
    recognizer.numberOfTapsRequired = count
  }
}

/// - Source: developer.apple.com/documentation/swiftui/longpressgesture
public struct LongPressGesture: Gesture, RecognizedGesture {
  public typealias Value = Bool
  public typealias Body = Never
  public var minimumDuration: Double
  public var maximumDistance: CGFloat
  nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  func attach(to target: GestureTarget, _ events: GestureEvents<Bool>) {
    let recognizer = target.add(PressRecognizer.self, PressRecognizer()) { recognizer in
      switch recognizer.state {
      case .began:
        events.changed(true)
        events.ended(true)
        events.finished()
      case .cancelled, .failed: events.finished()
      default: break
      }
    }
    recognizer.minimumPressDuration = minimumDuration
    recognizer.allowableMovement = maximumDistance
    recognizer.onPress = { isPressing in
      if isPressing { events.changed(true) } else { events.finished() }
    }
  }
}

/// Says when a finger is down, before it is there for long enough.
final class PressRecognizer: UILongPressGestureRecognizer {
  var onPress: (Bool) -> Void = { _ in }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    onPress(true)
  }
  override func reset() {
    super.reset()
    onPress(false)
  }
}

/// - Source: developer.apple.com/documentation/swiftui/draggesture
public struct DragGesture: Gesture, RecognizedGesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    public var velocity: CGSize
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// Where it would come to rest, going on as it goes, slowed as scroll views are.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width * 0.25, y: location.y + velocity.height * 0.25)
    }
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x, height: predictedEndLocation.y - startLocation.y)
    }
  }
  public typealias Body = Never
  public var minimumDistance: CGFloat
  public var coordinateSpace: CoordinateSpace
  nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }
  nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol) {
    self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  func attach(to target: GestureTarget, _ events: GestureEvents<Value>) {
    let space = coordinateSpace
    let recognizer = target.add(DragRecognizer.self, DragRecognizer()) { recognizer in
      let location = target.point(recognizer, in: space)
      let shift = CGPoint(
        x: recognizer.location(in: nil).x - recognizer.start.x, y: recognizer.location(in: nil).y - recognizer.start.y)
      let value = Value(
        time: HostServices.date, location: location,
        startLocation: CGPoint(x: location.x - shift.x, y: location.y - shift.y),
        velocity: recognizer.velocity)
      switch recognizer.state {
      case .began, .changed: events.changed(value)
      case .ended:
        events.ended(value)
        events.finished()
      case .cancelled, .failed: events.finished()
      default: break
      }
    }
    recognizer.minimumDistance = minimumDistance
  }
}

/// A finger that moves at least some way.
final class DragRecognizer: UIGestureRecognizer {
  var minimumDistance: CGFloat = 10
  private(set) var start = CGPoint.zero
  private(set) var velocity = CGSize.zero
  private var last: (point: CGPoint, time: TimeInterval)?
  private var finger: UITouch?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard finger == nil, let touch = touches.first else { return }
    finger = touch
    start = touch.location(in: nil)
    last = (start, touch.timestamp)
    velocity = .zero
    if minimumDistance <= 0 { state = .began }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let finger, touches.contains(finger) else { return }
    let point = finger.location(in: nil)
    if let last, finger.timestamp > last.time {
      let time = finger.timestamp - last.time
      velocity = CGSize(width: (point.x - last.point.x) / time, height: (point.y - last.point.y) / time)
    }
    last = (point, finger.timestamp)
    if state == .possible {
      if hypot(point.x - start.x, point.y - start.y) >= minimumDistance { state = .began }
    } else if state == .began || state == .changed {
      state = .changed
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard let finger, touches.contains(finger) else { return }
    state = state == .possible ? .failed : .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = state == .possible ? .failed : .cancelled
  }

  override func reset() {
    super.reset()
    finger = nil
    last = nil
  }
}

/// - Source: developer.apple.com/documentation/swiftui/magnifygesture
public struct MagnifyGesture: Gesture, RecognizedGesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var magnification: CGFloat
    public var velocity: CGFloat
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }
  public typealias Body = Never
  public var minimumScaleDelta: CGFloat
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  func attach(to target: GestureTarget, _ events: GestureEvents<Value>) {
    _ = target.add(UIPinchGestureRecognizer.self, UIPinchGestureRecognizer()) { recognizer in
      let point = recognizer.location(in: target.view)
      let size = target.view.bounds.size
      let value = Value(
        time: HostServices.date, magnification: recognizer.scale, velocity: recognizer.velocity,
        startAnchor: UnitPoint(
          x: size.width > 0 ? point.x / size.width : 0, y: size.height > 0 ? point.y / size.height : 0),
        startLocation: point)
      switch recognizer.state {
      case .began, .changed: events.changed(value)
      case .ended:
        events.ended(value)
        events.finished()
      case .cancelled, .failed: events.finished()
      default: break
      }
    }
  }
}

/// - Source: developer.apple.com/documentation/swiftui/magnificationgesture
public struct MagnificationGesture: Gesture, RecognizedGesture {
  public typealias Value = CGFloat
  public typealias Body = Never
  public var minimumScaleDelta: CGFloat
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
  func attach(to target: GestureTarget, _ events: GestureEvents<CGFloat>) {
    MagnifyGesture(minimumScaleDelta: minimumScaleDelta).attach(
      to: target,
      GestureEvents(
        changed: { events.changed($0.magnification) }, ended: { events.ended($0.magnification) },
        finished: events.finished))
  }
}

/// - Source: developer.apple.com/documentation/swiftui/rotationgesture
public struct RotationGesture: Gesture, RecognizedGesture {
  public typealias Value = Angle
  public typealias Body = Never
  public var minimumAngleDelta: Angle
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
  func attach(to target: GestureTarget, _ events: GestureEvents<Angle>) {
    _ = target.add(UIRotationGestureRecognizer.self, UIRotationGestureRecognizer()) { recognizer in
      let value = Angle(radians: recognizer.rotation)
      switch recognizer.state {
      case .began, .changed: events.changed(value)
      case .ended:
        events.ended(value)
        events.finished()
      case .cancelled, .failed: events.finished()
      default: break
      }
    }
  }
}

// MARK: What hears of them

struct GestureHearing<G: Gesture>: RecognizedGesture {
  typealias Value = G.Value
  typealias Body = Never
  let gesture: G
  var changed: ((G.Value) -> Void)?
  var ended: ((G.Value) -> Void)?

  func attach(to target: GestureTarget, _ events: GestureEvents<G.Value>) {
    var inner = events
    if let changed {
      inner.changed = { value in
        changed(value)
        events.changed(value)
      }
    }
    if let ended {
      inner.ended = { value in
        ended(value)
        events.ended(value)
      }
    }
    gesture.attached(to: target, inner)
  }
}

extension Gesture {
  /// Attaches it, or what it is made of.
  func attached(to target: GestureTarget, _ events: GestureEvents<Value>) {
    if let recognized = self as? any RecognizedGesture {
      attach(recognized, target, events)
    } else if Body.self != Never.self {
      attachBody(body, target, events)
    }
  }

  private func attach<R: RecognizedGesture>(_ gesture: R, _ target: GestureTarget, _ events: GestureEvents<Value>) {
    gesture.attach(
      to: target,
      GestureEvents<R.Value>(
        changed: { if let value = $0 as? Value { events.changed(value) } },
        ended: { if let value = $0 as? Value { events.ended(value) } }, finished: events.finished))
  }

  private func attachBody<B: Gesture>(_ body: B, _ target: GestureTarget, _ events: GestureEvents<Value>) {
    body.attached(
      to: target,
      GestureEvents<B.Value>(
        changed: { if let value = $0 as? Value { events.changed(value) } },
        ended: { if let value = $0 as? Value { events.ended(value) } }, finished: events.finished))
  }

  public func onEnded(_ action: @escaping (Self.Value) -> Void) -> some Gesture<Value> {
    GestureHearing(gesture: self, ended: action)
  }
  public func onChanged(_ action: @escaping (Self.Value) -> Void) -> some Gesture<Value> where Value: Equatable {
    GestureHearing(gesture: self, changed: action)
  }
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Self.Value, inout State, inout Transaction) -> Void
  ) -> some Gesture<Value> {
    GestureUpdating(gesture: self, state: state, update: body)
  }
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
  public func map<T>(_ body: @escaping (Self.Value) -> T) -> some Gesture<T> {
    GestureMapping(gesture: self, map: body)
  }
}

struct GestureMapping<G: Gesture, T>: RecognizedGesture {
  typealias Value = T
  typealias Body = Never
  let gesture: G
  let map: (G.Value) -> T
  func attach(to target: GestureTarget, _ events: GestureEvents<T>) {
    gesture.attached(
      to: target,
      GestureEvents(
        changed: { events.changed(map($0)) }, ended: { events.ended(map($0)) }, finished: events.finished))
  }
}

struct GestureUpdating<G: Gesture, State>: RecognizedGesture {
  typealias Value = G.Value
  typealias Body = Never
  let gesture: G
  let state: GestureState<State>
  let update: (G.Value, inout State, inout Transaction) -> Void

  func attach(to target: GestureTarget, _ events: GestureEvents<G.Value>) {
    var inner = events
    inner.changed = { value in
      var transaction = Transaction.current
      transaction.isContinuous = true
      var current = state.wrappedValue
      update(value, &current, &transaction)
      state.set(current, transaction)
      events.changed(value)
    }
    inner.finished = {
      state.reset()
      events.finished()
    }
    gesture.attached(to: target, inner)
  }
}

/// Two gestures that may be made at once.
///
/// - Source: developer.apple.com/documentation/swiftui/simultaneousgesture
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture, RecognizedGesture {
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }
  public typealias Body = Never
  public var first: First
  public var second: Second
  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  private final class Current {
    var value = Value()
  }

  func attach(to target: GestureTarget, _ events: GestureEvents<Value>) {
    target.delegate.isSimultaneous = true
    let current = Current()
    func end() {
      events.finished()
      current.value = Value()
    }
    first.attached(
      to: target,
      GestureEvents(
        changed: {
          current.value.first = $0
          events.changed(current.value)
        },
        ended: {
          current.value.first = $0
          events.ended(current.value)
        }, finished: end))
    second.attached(
      to: target,
      GestureEvents(
        changed: {
          current.value.second = $0
          events.changed(current.value)
        },
        ended: {
          current.value.second = $0
          events.ended(current.value)
        }, finished: end))
  }
}

extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// One of two gestures, the first before the second.
///
/// - Source: developer.apple.com/documentation/swiftui/exclusivegesture
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture, RecognizedGesture {
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }
  public typealias Body = Never
  public var first: First
  public var second: Second
  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  func attach(to target: GestureTarget, _ events: GestureEvents<Value>) {
    first.attached(
      to: target,
      GestureEvents(
        changed: { events.changed(.first($0)) }, ended: { events.ended(.first($0)) }, finished: events.finished))
    let others = target.recognizers
    second.attached(
      to: target,
      GestureEvents(
        changed: { events.changed(.second($0)) }, ended: { events.ended(.second($0)) }, finished: events.finished))
    for recognizer in target.recognizers.dropFirst(others.count) {
      for other in others { recognizer.require(toFail: other) }
    }
  }
}

extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// A value that is there while a gesture is made, and goes back to what it was at its end.
///
/// - Source: developer.apple.com/documentation/swiftui/gesturestate
@propertyWrapper
public struct GestureState<Value> {
  private let initial: Value
  private let resetTransaction: Transaction
  private let willReset: (Value, inout Transaction) -> Void
  private var location: StateLocation<Value>?

  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, resetTransaction: Transaction()) }
  public init(initialValue: Value) { self.init(wrappedValue: initialValue, resetTransaction: Transaction()) }
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    initial = wrappedValue
    self.resetTransaction = resetTransaction
    willReset = { _, _ in }
  }
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = wrappedValue
    resetTransaction = Transaction()
    willReset = reset
  }

  public var wrappedValue: Value { location?.get() ?? initial }
  public var projectedValue: GestureState<Value> { self }

  func set(_ value: Value, _ transaction: Transaction) { location?.set(value, transaction: transaction) }
  func reset() {
    var transaction = resetTransaction
    willReset(wrappedValue, &transaction)
    location?.set(initial, transaction: transaction)
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

extension GestureState: DynamicProperty, ConnectableProperty {
  mutating func connect(to store: PropertyStore, slot: Int) {
    let initial = initial
    location = store.slot(slot) { StateLocation(initial) }
  }
}

// MARK: On views

struct GestureModifier<G: Gesture>: BoxModifier {
  enum Rank { case normal, high, simultaneous }
  let gesture: G
  let rank: Rank
  let mask: GestureMask
  static func makeBox(_ modifier: Self, child: Box, node: Node) -> ModifierBox<Self> {
    GestureBox(modifier, child: child, node: node)
  }
}

final class GestureBox<G: Gesture>: ModifierBox<GestureModifier<G>> {
  private lazy var view = GestureView()
  private var recognizers: [UIGestureRecognizer] = []
  private let delegate = GestureDelegate()
  private var isStale = true

  override func modifierDidChange(from old: GestureModifier<G>) {
    isStale = true
    node.graph.invalidateLayout()
  }
  override func environmentDidChange() {
    if delegate.isEnabled != environment.isEnabled { node.graph.invalidateLayout() }
  }

  override func arrange(_ context: PlacementContext) {
    let placed = context.onPixels(frame)
    delegate.isEnabled = environment.isEnabled
    delegate.mask = modifier.mask
    view.coversContent = !modifier.mask.contains(.subviews)
    if isStale { attach(context) }
    let inner = context.inside(view, origin: placed.origin)
    context.show(view, frame: frame)
    child.place(
      CGRect(x: frame.minX - placed.minX, y: frame.minY - placed.minY, width: frame.width, height: frame.height),
      proposal,
      inner)
    inner.finish()
  }

  private func attach(_ context: PlacementContext) {
    isStale = false
    delegate.isSimultaneous = modifier.rank == .simultaneous
    delegate.isFirst = modifier.rank == .high
    let target = GestureTarget(
      view: view, earlier: recognizers, simultaneous: modifier.rank == .simultaneous, delegate: delegate,
      graph: node.graph
    ) { [weak self] in
      PlaceInSpaces(container: self?.view.superview, frame: self?.view.frame ?? .zero, box: self)
    }
    modifier.gesture.attached(to: target, GestureEvents())
    target.finish()
    recognizers = target.recognizers
  }
}

extension View {
  nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    applying(GestureModifier(gesture: gesture, rank: .normal, mask: mask))
  }
  nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View
  {
    applying(GestureModifier(gesture: gesture, rank: .high, mask: mask))
  }
  nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View
  {
    applying(GestureModifier(gesture: gesture, rank: .simultaneous, mask: mask))
  }
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    applying(TapModifier(count: count, action: { _ in action() }, space: .local))
  }
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    applying(TapModifier(count: count, action: action, space: coordinateSpace.coordinateSpace))
  }
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    applying(
      LongPressModifier(
        duration: minimumDuration, distance: maximumDistance, action: action, pressing: onPressingChanged))
  }
}

struct TapModifier: PrimitiveModifier {
  let count: Int
  let action: (CGPoint) -> Void
  let space: CoordinateSpace
  static func makeNode<C: View>(_ view: Modified<C, Self>, _ context: NodeContext) -> ViewNode<Modified<C, Self>> {
    RewritingNode(view, context) { view in
      let modifier = view.modifier
      let gesture = SpatialTapGesture(count: modifier.count, coordinateSpace: AnySpace(coordinateSpace: modifier.space))
      return view.content.gesture(gesture.onEnded { modifier.action($0.location) })
    }
  }
}

struct LongPressModifier: PrimitiveModifier {
  let duration: Double
  let distance: CGFloat
  let action: () -> Void
  let pressing: ((Bool) -> Void)?
  static func makeNode<C: View>(_ view: Modified<C, Self>, _ context: NodeContext) -> ViewNode<Modified<C, Self>> {
    RewritingNode(view, context) { view in
      let modifier = view.modifier
      let gesture = LongPressGesture(minimumDuration: modifier.duration, maximumDistance: modifier.distance)
      return view.content.gesture(PressHearing(gesture: gesture, pressing: modifier.pressing, action: modifier.action))
    }
  }
}

struct PressHearing: RecognizedGesture {
  typealias Value = Bool
  typealias Body = Never
  let gesture: LongPressGesture
  let pressing: ((Bool) -> Void)?
  let action: () -> Void
  func attach(to target: GestureTarget, _ events: GestureEvents<Bool>) {
    final class Down { var isDown = false }
    let down = Down()
    gesture.attach(
      to: target,
      GestureEvents(
        changed: { _ in
          if !down.isDown { pressing?(true) }
          down.isDown = true
        }, ended: { _ in action() },
        finished: {
          if down.isDown { pressing?(false) }
          down.isDown = false
        }))
  }
}

struct AnySpace: CoordinateSpaceProtocol {
  let coordinateSpace: CoordinateSpace
}

/// The node of a view that stands for another one.
@MainActor
final class RewritingNode<V: View, Content: View>: ViewNode<V> {
  private var content: ViewNode<Content>!
  private let rewrite: (V) -> Content

  init(_ view: V, _ context: NodeContext, _ rewrite: @escaping (V) -> Content) {
    self.rewrite = rewrite
    super.init(context)
    content = NodeFactory.make(rewrite(view), self.context())
  }

  override var children: [Node] { [content] }
  override func update(_ view: V) { content.update(rewrite(view)) }
  override func collectLazily(into items: inout [LazyItem]) { content.collectLazily(into: &items) }
}
