/// State that a view's ``ViewCoding/configuration`` is made from: setting it brings the view up to date.
///
/// ```swift
/// final class ProfileView: CodedView {
///   struct ViewModel { … }
///   @Configures var viewModel: ViewModel
/// ```
///
/// For properties of ``CodedView``s and ``CodedViewController``s. Before the view is built, and in its initializer,
/// setting it only stores the value.
@MainActor
@propertyWrapper
public struct Configures<Value> {
  private var value: Value

  /// Keeps the first value.
  public init(wrappedValue: Value) {
    value = wrappedValue
  }

  /// Not for use: the property belongs to a class, and is reached through it.
  @available(*, unavailable, message: "@Configures is for properties of CodedView and CodedViewController subclasses")
  public var wrappedValue: Value {
    get { fatalError("@Configures is for properties of classes") }
    set { fatalError("@Configures is for properties of classes, and was set to \(newValue)") }
  }

  public static subscript<Owner: PipelineOwner>(
    _enclosingInstance owner: Owner, wrapped _: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Self>
  ) -> Value {
    get { owner[keyPath: storage].value }
    set {
      owner[keyPath: storage].value = newValue
      PipelineOwners.reconfigure(owner, "@Configures")
    }
  }
}
