import InterfaceBuilder

/// The conversion of the attributes of one kind of element. Each attribute is declared once, with its property and
/// value, the default of a new object of the class, or the reason for which no code is written.
struct CodeAttributes: Sendable {
  typealias Write = @Sendable (Object, AttributeContext) -> [Setting]

  let schema: ElementSchema
  private(set) var uses: [String: Use] = [:]
  private var writers: [Write] = []

  enum Use: Hashable, Sendable {
    case written
    /// The attribute has no effect in any app.
    case immaterial(String)
    /// The attribute cannot be expressed in code, which is reported for each file that contains it.
    case inexpressible(String)
  }

  init(_ schema: ElementSchema, _ declare: (inout CodeAttributes) -> Void) {
    self.schema = schema
    declare(&self)
  }

  /// Returns the settings of an object, in the order of the declarations.
  func settings(of object: Object, _ context: AttributeContext) -> [Setting] { writers.flatMap { $0(object, context) } }

  private mutating func note(_ name: String, _ use: Use) {
    guard schema.properties[name] != nil || schema.children.contains(name) else {
      fatalError("CodeAttributes: \(schema.name) has no attribute or part \(name)")
    }
    guard uses[name] == nil else { fatalError("CodeAttributes: \(name) of \(schema.name) is declared twice") }
    uses[name] = use
  }

  // MARK: - Written attributes

  /// Declares an attribute that a closure writes. The closure gets nil if the file does not contain the attribute.
  mutating func write<Value>(
    _ property: Property<Value>, _ write: @escaping @Sendable (Value?, Object, AttributeContext) -> [Setting]
  ) {
    note(property.name, .written)
    writers.append { object, context in write(object[property], object, context) }
  }

  /// Declares a property that is set if the file contains the attribute and its value differs from the default.
  ///
  /// - Parameter standard: The default of a new object, as it would be written.
  mutating func set<Value>(
    _ property: Property<Value>, _ path: String, besides standard: String?,
    _ expression: @escaping @Sendable (Value) -> String?
  ) {
    write(property) { value, _, _ in
      guard let value, let text = expression(value), text != standard else { return [] }
      return [.property(path, text)]
    }
  }

  /// Declares a property that loading sets even if the file does not contain the attribute.
  mutating func set<Value>(
    _ property: Property<Value>, _ path: String, absent: String, besides standard: String,
    _ expression: @escaping @Sendable (Value) -> String?
  ) {
    write(property) { value, _, _ in
      let text = value.flatMap(expression) ?? absent
      return text == standard ? [] : [.property(path, text)]
    }
  }

  mutating func bool(_ property: Property<Bool>, _ path: String, besides standard: Bool) {
    set(property, path, besides: SwiftLiteral.bool(standard), SwiftLiteral.bool)
  }

  mutating func number(_ property: Property<Double>, _ path: String, besides standard: Double) {
    set(property, path, besides: SwiftLiteral.number(standard), SwiftLiteral.number)
  }

  mutating func integer(_ property: Property<Int>, _ path: String, besides standard: Int) {
    set(property, path, besides: String(standard)) { String($0) }
  }

  /// Declares a property with an enumeration value of UIKit.
  mutating func word<Value: EnumerationValue>(
    _ property: Property<Value>, _ path: String, besides standard: Value
  ) {
    set(property, path, besides: ".\(standard.rawValue)") { ".\($0.rawValue)" }
  }

  mutating func text(_ property: Property<String>, _ path: String) {
    write(property) { value, object, context in
      guard let value else { return [] }
      return [.property(path, context.expressions.text(value, of: object, property.name))]
    }
  }

  mutating func color(_ property: Property<Color>, _ path: String, besides standard: String? = nil) {
    write(property) { value, object, context in
      guard let value else { return [] }
      guard let text = context.expressions.color(value) else {
        context.note(
          object.element.position, "the color of \(property.name) has neither a name in UIColor nor components")
        return []
      }
      return text == standard ? [] : [.property(path, text)]
    }
  }

  mutating func image(_ property: Property<ImageReference>, _ path: String) {
    write(property) { value, _, context in
      value.map { [.property(path, context.expressions.image($0))] } ?? []
    }
  }

  mutating func font(_ property: Property<FontDescription>, _ path: String, besides standard: String? = nil) {
    write(property) { value, _, context in
      guard let value else { return [] }
      let text = context.expressions.font(value)
      return text == standard ? [] : [.property(path, text)]
    }
  }

  mutating func insets(_ property: Property<EdgeInsets>, _ path: String) {
    set(property, path, besides: ".zero") { Expressions.insets($0) }
  }

  mutating func size(_ property: Property<Size>, _ path: String) {
    set(property, path, besides: ".zero") { Expressions.size($0) }
  }

  /// Declares child elements that a closure writes.
  mutating func part(_ name: String, _ write: @escaping Write) {
    note(name, .written)
    writers.append(write)
  }

  // MARK: - Other attributes

  /// Declares attributes that are used when the object is created, or together with another attribute.
  mutating func elsewhere<each Value>(_ property: repeat Property<each Value>) {
    repeat note((each property).name, .written)
  }

  mutating func partsElsewhere(_ names: String...) {
    for name in names { note(name, .written) }
  }

  mutating func immaterial<each Value>(_ property: repeat Property<each Value>, because reason: String) {
    repeat note((each property).name, .immaterial(reason))
  }

  mutating func immaterialParts(_ names: String..., because reason: String) {
    for name in names { note(name, .immaterial(reason)) }
  }

  /// Declares attributes that current UIKit code cannot express.
  mutating func inexpressible<each Value>(_ property: repeat Property<each Value>, because reason: String) {
    repeat note((each property).name, .inexpressible(reason))
  }
}

/// The context for converting attributes.
struct AttributeContext {
  let expressions: Expressions
  let notes: NoteList

  func note(_ position: SourcePosition, _ text: String) { notes.add(ConversionNote(position, text)) }
}

/// A list of notes. It is used by one conversion on one thread.
final class NoteList {
  private(set) var notes: [ConversionNote] = []

  func add(_ note: ConversionNote) {
    if !notes.contains(note) { notes.append(note) }
  }

  func take() -> [ConversionNote] {
    defer { notes = [] }
    return notes
  }
}
