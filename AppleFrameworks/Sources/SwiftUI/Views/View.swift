/// A part of an app's user interface, as a value.
///
/// - Source: developer.apple.com/documentation/swiftui/view
@preconcurrency @MainActor
public protocol View {
  associatedtype Body: View
  /// What it consists of.
  @ViewBuilder var body: Self.Body { get }
}

extension Never: View {
  public var body: Never { fatalError("there is no such view") }
}

extension View where Body == Never {
  /// Views that are not made of others have no body: asking for it stops the program.
  public var body: Never { fatalError("\(type(of: self)) is not made of other views: it has no body") }
}
