/// A property wrapper for state that a view's ``ViewCoding/hierarchy`` and ``ViewCoding/layout`` depend on. Setting it
/// updates all three steps.
///
/// ```swift
/// final class NoteView: CodedView {
///   @Rebuilds var isOpen = false
///
///   var hierarchy: Hierarchy {
///     title
///     if isOpen { details }
///   }
/// ```
///
/// Views and constraints that don't differ aren't changed. For state that only the configuration uses, ``Configures``
/// is more efficient. It is for properties of ``CodedView`` and similar classes. Before the view is built, and in its
/// initializer, setting it only stores the value.
@MainActor
@propertyWrapper
public struct Rebuilds<Value> {
  private var value: Value

  /// Creates the state with an initial value.
  public init(wrappedValue: Value) {
    value = wrappedValue
  }

  /// Unavailable, since the value is accessed through the class of the property.
  @available(*, unavailable, message: "@Rebuilds requires a property of a subclass of CodedView or a similar class")
  public var wrappedValue: Value {
    get { fatalError("@Rebuilds requires a property of a class") }
    set { fatalError("@Rebuilds requires a property of a class, but was set to \(newValue)") }
  }

  public static subscript<Owner: PipelineOwner>(
    _enclosingInstance owner: Owner, wrapped _: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Self>
  ) -> Value {
    get { owner[keyPath: storage].value }
    set {
      owner[keyPath: storage].value = newValue
      PipelineOwners.rebuild(owner, "@Rebuilds")
    }
  }
}

/// A base class of this library, which can update its steps.
@MainActor
protocol Configurable: AnyObject {
  /// Updates the third step.
  func reconfigure()

  /// Updates all three steps.
  func rebuild()
}
