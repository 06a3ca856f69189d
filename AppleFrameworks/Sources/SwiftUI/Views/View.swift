/// A type that describes a part of an app's user interface.
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
  /// The body. `Never` has no values, so it is never read.
  public var body: Never { fatalError("there is no such view") }
}

extension View where Body == Never {
  /// The body, which built-in views do not have. Reading it stops the program.
  public var body: Never { fatalError("\(type(of: self)) is not made of other views: it has no body") }
}
