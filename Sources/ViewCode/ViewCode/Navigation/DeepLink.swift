/// A place in an app, as a value: what a URL, a notification or a shortcut is turned into.
///
/// ```swift
/// enum Link: DeepLink {
///   case restaurant(id: Int)
/// }
/// ```
public protocol DeepLink: Hashable, Sendable {}
