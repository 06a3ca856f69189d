/// A result builder that combines the views of a closure.
///
/// - Source: developer.apple.com/documentation/swiftui/viewbuilder
@resultBuilder
public struct ViewBuilder {
  /// Returns one view unchanged.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  /// Returns the view of an empty block.
  public static func buildBlock() -> EmptyView { EmptyView() }
  /// Returns the only view of a block.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Combines the views of a block. The number of views is not limited.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView(value: (repeat each content), packing: TuplePack<repeat each Content>.self)
  }

  /// Returns the view of an `if` without an `else`, or none.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Returns the view of a condition's first branch.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .first(first))
  }

  /// Returns the view of a condition's second branch.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .second(second))
  }

  /// Returns a type-erased view from an `if #available`.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
