import UIKit

/// A gesture recognizer of UIKit for views of SwiftUI.
///
/// - Source: developer.apple.com/documentation/swiftui/uigesturerecognizerrepresentable
@preconcurrency @MainActor
public protocol UIGestureRecognizerRepresentable {
  /// The type of the recognizer.
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  /// The type of the object that works with the recognizer.
  associatedtype Coordinator = Void
  /// The context of calls.
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  /// The converter between coordinate spaces.
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter
  /// Creates the recognizer.
  func makeUIGestureRecognizer(context: Self.Context) -> Self.UIGestureRecognizerType
  /// Updates the recognizer when state of SwiftUI has changed.
  func updateUIGestureRecognizer(_ recognizer: Self.UIGestureRecognizerType, context: Self.Context)
  /// Handles a change of the recognizer's state.
  func handleUIGestureRecognizerAction(_ recognizer: Self.UIGestureRecognizerType, context: Self.Context)
  /// Creates the object that works with the recognizer, for example its delegate.
  func makeCoordinator(converter: Self.CoordinateSpaceConverter) -> Self.Coordinator
}

extension UIGestureRecognizerRepresentable {
  /// The default, which does nothing.
  public func updateUIGestureRecognizer(_ recognizer: Self.UIGestureRecognizerType, context: Self.Context) {}
  /// The default, which does nothing.
  public func handleUIGestureRecognizerAction(_ recognizer: Self.UIGestureRecognizerType, context: Self.Context) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
  /// The default, without an object.
  public func makeCoordinator(converter: Self.CoordinateSpaceConverter) {}
}

/// The context of a recognizer's calls.
///
/// - Source: developer.apple.com/documentation/swiftui/uigesturerecognizerrepresentablecontext
@preconcurrency @MainActor
public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
  /// The object that works with the recognizer.
  public let coordinator: Representable.Coordinator
  /// The converter between coordinate spaces.
  public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// A converter from the location of a recognizer to coordinate spaces.
///
/// - Source: developer.apple.com/documentation/swiftui/uigesturerecognizerrepresentablecoordinatespaceconverter
@preconcurrency @MainActor
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  let target: GestureTarget
  let recognizer: () -> UIGestureRecognizer?

  /// The location in the space of the view.
  public var localLocation: CGPoint { location(in: .local) }

  /// Returns the location in a coordinate space.
  public func location(in space: some CoordinateSpaceProtocol) -> CGPoint {
    recognizer().map { target.point($0, in: space.coordinateSpace) } ?? .zero
  }

  /// The translation in the space of the view; `nil` for recognizers other than those of panning.
  public var localTranslation: CGPoint? { (recognizer() as? UIPanGestureRecognizer)?.translation(in: target.view) }

  /// The velocity in the space of the view; `nil` for recognizers other than those of panning.
  public var localVelocity: CGPoint? { (recognizer() as? UIPanGestureRecognizer)?.velocity(in: target.view) }

  /// Returns a point of a coordinate space in the space of the view.
  public func convert(globalPoint: CGPoint) -> CGPoint { target.view.convert(globalPoint, from: nil) }

  /// Returns a point of the view in the space of the window.
  public func convert(localPoint: CGPoint) -> CGPoint { target.view.convert(localPoint, to: nil as UIView?) }
}

/// A gesture that is recognized by a recognizer of UIKit.
private struct RepresentedGesture<R: UIGestureRecognizerRepresentable>: Gesture, RecognizedGesture {
  typealias Value = Void
  typealias Body = Never
  nonisolated(unsafe) let representable: R
  nonisolated init(_ representable: R) { self.representable = representable }

  func attach(to target: GestureTarget, _ events: GestureEvents<Void>) {
    let converter = UIGestureRecognizerRepresentableCoordinateSpaceConverter(target: target) { [weak target] in
      target?.recognizers.first { $0 is R.UIGestureRecognizerType }
    }
    let holder =
      target.coordinators[ObjectIdentifier(R.self)] as? CoordinatorHolder<R.Coordinator>
      ?? CoordinatorHolder(value: representable.makeCoordinator(converter: converter))
    target.coordinators[ObjectIdentifier(R.self)] = holder
    let context = R.Context(coordinator: holder.value, converter: converter)
    let representable = representable
    let recognizer = target.add(
      R.UIGestureRecognizerType.self, representable.makeUIGestureRecognizer(context: context)
    ) { representable.handleUIGestureRecognizerAction($0, context: context) }
    representable.updateUIGestureRecognizer(recognizer, context: context)
  }
}

/// An object that keeps a coordinator across updates.
private final class CoordinatorHolder<Coordinator> {
  let value: Coordinator
  init(value: Coordinator) { self.value = value }
}

extension View {
  /// Adds a gesture recognizer of UIKit to the view.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/gesture(_:)
  nonisolated public func gesture(_ representable: some UIGestureRecognizerRepresentable) -> some View {
    gesture(RepresentedGesture(representable))
  }
}
