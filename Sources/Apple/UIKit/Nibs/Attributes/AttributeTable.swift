import InterfaceBuilder

/// The attributes and parts of one kind of element, each of which is declared once. The table is used for decoding
/// nibs, for applying variations, and for reporting attributes without an effect.
///
/// An element has the tables of its own schema and of those that it extends, which ``NibAttributes`` finds.
@MainActor
struct AttributeTable<Target: AnyObject> {
  let schema: ElementSchema
  private(set) var uses: [String: AttributeUse] = [:]
  private var decoding: [(Target, NibDecoder) -> Void] = []
  private var varying: [(Target, NibDecoder, Traits) -> Void] = []

  init(_ schema: ElementSchema, _ declare: (inout AttributeTable) -> Void) {
    self.schema = schema
    declare(&self)
  }

  /// Reads the attributes of an object in the order of the declarations.
  func decode(_ target: Target, from decoder: NibDecoder) {
    for decode in decoding { decode(target, decoder) }
  }

  private mutating func note(_ name: String, _ use: AttributeUse) {
    guard schema.properties[name] != nil || schema.children.contains(name) else {
      fatalError("AttributeTable: \(schema.name) has no attribute or part \(name)")
    }
    guard uses[name] == nil else { fatalError("AttributeTable: \(name) of \(schema.name) is declared twice") }
    uses[name] = use
  }

  // MARK: - Attributes that are read into objects

  /// Declares an attribute that a closure reads, with `nil` if the file doesn't contain it.
  mutating func read<Value>(_ property: Property<Value>, _ set: @escaping (Target, Value?, NibDecoder) -> Void) {
    note(property.name, .decoded)
    decoding.append { target, decoder in set(target, decoder.object[property], decoder) }
  }

  /// Declares an attribute that sets a property if the file contains it.
  mutating func set<Value, Result>(
    _ property: Property<Value>, _ path: ReferenceWritableKeyPath<Target, Result>,
    _ convert: @escaping (Value) -> Result
  ) {
    read(property) { target, value, _ in
      if let value { target[keyPath: path] = convert(value) }
    }
  }

  mutating func set<Value>(_ property: Property<Value>, _ path: ReferenceWritableKeyPath<Target, Value>) {
    set(property, path) { $0 }
  }

  mutating func set<Value>(_ property: Property<Value>, _ path: ReferenceWritableKeyPath<Target, Value?>) {
    set(property, path) { $0 }
  }

  /// Declares an attribute that sets a property even if the file doesn't contain it.
  mutating func set<Value, Result>(
    _ property: Property<Value>, _ path: ReferenceWritableKeyPath<Target, Result>, or standard: Result,
    _ convert: @escaping (Value) -> Result
  ) {
    read(property) { target, value, _ in target[keyPath: path] = value.map(convert) ?? standard }
  }

  mutating func set<Value>(
    _ property: Property<Value>, _ path: ReferenceWritableKeyPath<Target, Value>, or standard: Value
  ) {
    set(property, path, or: standard) { $0 }
  }

  /// Declares a length, which may have any value in a file.
  mutating func length(_ property: Property<Double>, _ path: ReferenceWritableKeyPath<Target, CGFloat>) {
    set(property, path) { NibLength.clamped($0) }
  }

  mutating func color(
    _ property: Property<InterfaceBuilder.Color>, _ path: ReferenceWritableKeyPath<Target, UIColor?>
  ) {
    color(property) { $0[keyPath: path] = $1 }
  }

  mutating func color(
    _ property: Property<InterfaceBuilder.Color>, _ set: @escaping (Target, UIColor) -> Void
  ) {
    read(property) { target, value, decoder in
      if let color = decoder.nib.color(value, at: decoder.object) { set(target, color) }
    }
  }

  mutating func image(_ property: Property<ImageReference>, _ path: ReferenceWritableKeyPath<Target, UIImage?>) {
    image(property) { $0[keyPath: path] = $1 }
  }

  mutating func image(_ property: Property<ImageReference>, _ set: @escaping (Target, UIImage) -> Void) {
    read(property) { target, value, decoder in
      if let image = decoder.nib.image(value, at: decoder.object) { set(target, image) }
    }
  }

  /// Declares a localized text.
  mutating func text(_ property: Property<String>, _ path: ReferenceWritableKeyPath<Target, String?>) {
    text(property) { target, text in
      if let text { target[keyPath: path] = text }
    }
  }

  mutating func text(_ property: Property<String>, _ set: @escaping (Target, String?) -> Void) {
    note(property.name, .decoded)
    decoding.append { target, decoder in set(target, decoder.nib.file.localization.text(of: decoder.object, property)) }
  }

  mutating func view(_ property: Property<Object>, _ path: ReferenceWritableKeyPath<Target, UIView?>) {
    read(property) { target, value, decoder in
      if let view = value.flatMap(decoder.nib.view) { target[keyPath: path] = view }
    }
  }

  // MARK: - Attributes that vary

  /// Declares an attribute that a closure reads, and another one after a change of traits if another part of the file
  /// contains it.
  mutating func read<Value>(
    _ property: Property<Value>, _ set: @escaping (Target, Value?, NibDecoder) -> Void,
    varied: @escaping (Target, Value?, NibDecoder) -> Void
  ) {
    note(property.name, .decoded)
    decoding.append { target, decoder in
      set(target, decoder.object.value(property, in: decoder.nib.traits), decoder)
    }
    self.varied(property, varied)
  }

  /// Declares the closure with which an attribute that is read elsewhere is set after a change of traits.
  mutating func varied<Value>(_ property: Property<Value>, _ set: @escaping (Target, Value?, NibDecoder) -> Void) {
    varying.append { target, decoder, old in
      guard decoder.object.varies(property, from: old, to: decoder.nib.traits) else { return }
      set(target, decoder.object.value(property, in: decoder.nib.traits), decoder)
    }
  }

  /// Declares an attribute that sets a property if the file contains it. After a change of traits, it otherwise sets
  /// `standard`.
  mutating func set<Value, Result>(
    _ property: Property<Value>, _ path: ReferenceWritableKeyPath<Target, Result>, varied standard: Result,
    _ convert: @escaping (Value) -> Result
  ) {
    read(
      property,
      { target, value, _ in
        if let value { target[keyPath: path] = convert(value) }
      }, varied: { target, value, _ in target[keyPath: path] = value.map(convert) ?? standard })
  }

  mutating func set<Value>(
    _ property: Property<Value>, _ path: ReferenceWritableKeyPath<Target, Value>, varied standard: Value
  ) {
    set(property, path, varied: standard) { $0 }
  }

  /// Declares an attribute that sets a property if the file contains it, including after a change of traits.
  mutating func setWhereSaid<Value, Result>(
    _ property: Property<Value>, _ path: ReferenceWritableKeyPath<Target, Result>,
    _ convert: @escaping (Value) -> Result
  ) {
    func set(_ target: Target, _ value: Value?) {
      if let value { target[keyPath: path] = convert(value) }
    }
    read(property, { target, value, _ in set(target, value) }, varied: { target, value, _ in set(target, value) })
  }

  /// - Parameter standard: The color after a change of traits if the file contains none.
  mutating func color(
    _ property: Property<InterfaceBuilder.Color>, _ path: ReferenceWritableKeyPath<Target, UIColor?>,
    varied standard: UIColor?
  ) {
    read(
      property,
      { target, value, decoder in
        if let color = decoder.nib.color(value, at: decoder.object) { target[keyPath: path] = color }
      },
      varied: { target, value, decoder in
        target[keyPath: path] = decoder.nib.color(value, at: decoder.object) ?? standard
      })
  }

  mutating func font(_ property: Property<FontDescription>, _ set: @escaping (Target, UIFont, NibDecoder) -> Void) {
    func read(_ target: Target, _ value: FontDescription?, _ decoder: NibDecoder) {
      if let font = decoder.nib.font(value, at: decoder.object) { set(target, font, decoder) }
    }
    self.read(property, read, varied: read)
  }

  // MARK: - Parts and attributes that are read elsewhere

  /// Declares child elements that a closure reads.
  mutating func part(_ name: String, _ read: @escaping (Target, NibDecoder) -> Void) {
    note(name, .decoded)
    decoding.append(read)
  }

  /// Declares an action between attributes, after the earlier ones were read.
  mutating func then(_ body: @escaping (Target, NibDecoder) -> Void) { decoding.append(body) }

  /// Declares attributes that are read when the object is created, before it can be decoded, or together with another
  /// attribute.
  mutating func readElsewhere<each Value>(_ property: repeat Property<each Value>) {
    repeat note((each property).name, .decoded)
  }

  /// Declares child elements that are loaded separately from the object: constraints and connections.
  mutating func partsReadElsewhere(_ names: String...) {
    for name in names { note(name, .decoded) }
  }

  /// Declares attributes that have no effect in any app.
  mutating func immaterial<each Value>(_ property: repeat Property<each Value>, because reason: String) {
    repeat note((each property).name, .immaterial(reason))
  }

  mutating func immaterialParts(_ names: String..., because reason: String) {
    for name in names { note(name, .immaterial(reason)) }
  }

  /// Declares attributes that are unsupported here, which is reported.
  mutating func unsupported<each Value>(_ property: repeat Property<each Value>, because reason: String) {
    repeat note((each property).name, .unsupported(reason))
  }
}

/// The use of an attribute or part of an element.
package enum AttributeUse: Equatable {
  case decoded
  /// It has no effect in any app, for a reason: only the editor uses it, or iOS has removed it.
  case immaterial(String)
  /// It is unsupported here, for a reason.
  case unsupported(String)
}

/// A table without the type of its objects.
@MainActor
protocol AnyAttributeTable {
  var schema: ElementSchema { get }
  var uses: [String: AttributeUse] { get }

  /// Sets the values that differ for the decoder's traits if the object is an instance of the table's class.
  func vary(_ target: AnyObject, from old: Traits, _ decoder: NibDecoder)
}

extension AttributeTable: AnyAttributeTable {
  func vary(_ target: AnyObject, from old: Traits, _ decoder: NibDecoder) {
    guard let target = target as? Target else { return }
    for vary in varying { vary(target, decoder, old) }
  }
}
