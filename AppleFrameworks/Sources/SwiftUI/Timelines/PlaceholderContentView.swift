/// Stands in for the modified view.
///
/// - Source: developer.apple.com/documentation/swiftui/placeholdercontentview
public struct PlaceholderContentView<Value: View>: View {
  // Unchecked: views are used on the main actor only, once they are made.
  nonisolated(unsafe) let view: Value
  /// The content of the view.
  public var body: some View { view }
}
