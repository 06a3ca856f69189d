/// A property wrapper for state that a view's ``ViewCoding/configuration`` depends on. Setting it updates the
/// configuration.
///
/// ```swift
/// final class ProfileView: CodedView {
///   struct ViewModel { … }
///   @Configures var viewModel: ViewModel
/// ```
///
/// It is for properties of ``CodedView``s and ``CodedViewController``s. Before the view is built, and in its
/// initializer, setting it only stores the value.
@MainActor
@propertyWrapper
public struct Configures<Value> {
  private var value: Value

  /// Creates the state with an initial value.
  public init(wrappedValue: Value) {
    value = wrappedValue
  }

  /// Unavailable, since the value is accessed through the class of the property.
  @available(
    *, unavailable, message: "@Configures requires a property of a subclass of CodedView or CodedViewController"
  )
  public var wrappedValue: Value {
    get { fatalError("@Configures requires a property of a class") }
    set { fatalError("@Configures requires a property of a class, but was set to \(newValue)") }
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
