/// A part of an app's user interface, as a value.
///
/// - Source: developer.apple.com/documentation/swiftui/view
@preconcurrency @MainActor
public protocol View {
  /// The type of the view's body.
  associatedtype Body: View
  /// The views that make up this view.
  @ViewBuilder var body: Self.Body { get }
}

extension Never: View {
  /// There is no value of this type, so this is never called.
  public var body: Never { fatalError("there is no such view") }
}

extension View where Body == Never {
  /// Built-in views have no body: asking for it stops the program.
  public var body: Never { fatalError("\(type(of: self)) is not made of other views: it has no body") }
}
