/// The view that something is made of.
///
/// - Source: developer.apple.com/documentation/swiftui/placeholdercontentview
public struct PlaceholderContentView<Value: View>: View {
  let view: Value
  public var body: some View { view }
}
