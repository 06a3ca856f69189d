/// State that a view's ``ViewCoding/hierarchy`` and ``ViewCoding/layout`` are made from: setting it brings all three
/// steps up to date.
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
/// Views and constraints that both evaluations have are left alone. For state that only the configuration reads,
/// ``Configures`` does less. For properties of ``CodedView`` and its like; before the view is built, and in its
/// initializer, setting it only stores the value.
@MainActor
@propertyWrapper
public struct Rebuilds<Value> {
  private var value: Value

  /// Keeps the first value.
  public init(wrappedValue: Value) {
    value = wrappedValue
  }

  /// Not for use: the property belongs to a class, and is reached through it.
  @available(*, unavailable, message: "@Rebuilds is for properties of CodedView and its like")
  public var wrappedValue: Value {
    get { fatalError("@Rebuilds is for properties of classes") }
    set { fatalError("@Rebuilds is for properties of classes, and was set to \(newValue)") }
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

/// A base class of this library, which can bring its steps up to date.
@MainActor
protocol Configurable: AnyObject {
  /// The third step.
  func reconfigure()

  /// All three steps.
  func rebuild()
}
