/// Creates a value from the events of a YAML text. It uses its own stack, so that deep nesting does not use the
/// thread's stack.
struct YAMLComposer {
  private static let deepestNesting = 64
  /// The maximum number of values, because a few lines with aliases can expand to billions of values.
  private static let maxValues = 1_000_000

  /// A mapping or sequence whose end has not been reached.
  private struct Collection {
    let isMapping: Bool
    let anchor: String?
    /// The number of values that were read before it.
    let start: Int
    var items: [PropertyListValue] = []
    var members: [String: PropertyListValue] = [:]
    /// The values of merge keys (`<<`) for keys that the mapping itself does not contain.
    var merged: [String: PropertyListValue] = [:]
    /// The key of the next value.
    var key: String?

    var value: PropertyListValue {
      isMapping ? .dictionary(members.merging(merged) { own, _ in own }) : .array(items)
    }
  }

  private let events: YAMLEvents
  private var open: [Collection] = []
  private var anchors: [String: (value: PropertyListValue, count: Int)] = [:]
  private var count = 0
  private var root: PropertyListValue?

  init(_ events: YAMLEvents) { self.events = events }

  /// Returns the value of the only document, or an empty text if there is none.
  mutating func document() throws(XcodeFileError) -> PropertyListValue {
    while let event = try events.next() {
      switch event {
      case .documentStart:
        if root != nil { throw events.error("the file contains more than one document") }
      case .alias(let name):
        guard let known = anchors[name] else { throw events.error("the alias “\(name)” is not defined") }
        try take(known.count)
        try add(known.value, text: known.value.string)
      case .scalar(let text, let isPlain, let anchor):
        let value = isPlain ? YAMLReader.scalar(text) : .string(text)
        if let anchor { anchors[anchor] = (value, 1) }
        try take(1)
        try add(value, text: text)
      case .sequenceStart(let anchor): try begin(isMapping: false, anchor)
      case .mappingStart(let anchor): try begin(isMapping: true, anchor)
      case .collectionEnd:
        guard let collection = open.popLast() else { continue }
        let value = collection.value
        if let anchor = collection.anchor { anchors[anchor] = (value, count - collection.start) }
        try add(value, text: nil)
      }
    }
    return root ?? .string("")
  }

  private mutating func begin(isMapping: Bool, _ anchor: String?) throws(XcodeFileError) {
    guard open.count < Self.deepestNesting else {
      throw events.error("more than \(Self.deepestNesting) values are nested")
    }
    open.append(Collection(isMapping: isMapping, anchor: anchor, start: count))
    try take(1)
  }

  /// Adds a value.
  ///
  /// - Parameter text: The value as a key. Default: `nil`, if it can't be a key.
  private mutating func add(_ value: PropertyListValue, text: String?) throws(XcodeFileError) {
    guard let last = open.indices.last else {
      root = value
      return
    }
    guard open[last].isMapping else {
      open[last].items.append(value)
      return
    }
    guard let key = open[last].key else {
      guard let text else { throw events.error("a key is not a string") }
      open[last].key = text
      return
    }
    open[last].key = nil
    if key == "<<" {
      for map in (value.array ?? [value]).reversed() { open[last].merged.merge(map.dictionary ?? [:]) { $1 } }
    } else {
      open[last].members[key] = value
    }
  }

  private mutating func take(_ more: Int) throws(XcodeFileError) {
    count += more
    guard count <= Self.maxValues else { throw events.error("there are more than \(Self.maxValues) values") }
  }
}
