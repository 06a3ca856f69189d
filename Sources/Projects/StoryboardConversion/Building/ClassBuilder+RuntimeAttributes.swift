import InterfaceBuilder

extension ClassBuilder {
  func runtimeSettings(of object: Object) -> [Setting] {
    object.runtimeAttributes.compactMap { attribute in
      let path = attribute.keyPath
      guard let value = attribute.value, let text = runtimeValue(value, path) else {
        context.note(attribute.position, "cannot express the value of the runtime attribute \(path) in code")
        return nil
      }
      guard path.split(separator: ".").allSatisfy({ SwiftName.isName(String($0)) }), !path.isEmpty else {
        context.note(attribute.position, "the runtime attribute \(path) is not a property path")
        return nil
      }
      if let known = Self.part(of: path, value, text, object.kind) { return known }
      if let known = Self.knownPath(path, object.kind) { return .property(known, Self.layerValue(known, text)) }
      if let call = Self.transformCall(path, text) { return call }
      // The class's own attributes belong to the generated class, whatever its name is.
      let isOwn = object == model.object || object == model.root && !model.isController
      classNames.stubs.addProperty(
        path, value,
        of: isOwn && object.customClass != nil
          ? model.name
          : object.customClass.map { AttributeContext.typeName($0.name) } ?? context.baseClass(of: object)?.name
            ?? "UIView")
      return .property(path, text)
    }
  }

  /// The parts of views that UIKit declares as optional, through which key paths access properties.
  private static let optionalParts: [ObjectKind: Set<String>] = [
    .button: ["titleLabel", "imageView"], .tableViewCell: ["textLabel", "detailTextLabel", "imageView"],
    .tableViewHeaderFooterView: ["textLabel", "detailTextLabel"],
  ]

  /// The cases of enumerations that key paths set by their raw values (documentation of NSTextAlignment,
  /// NSLineBreakMode and UIView.ContentMode).
  private static let words: [String: [String]] = [
    "textAlignment": ["left", "center", "right", "justified", "natural"],
    "lineBreakMode": [
      "byWordWrapping", "byCharWrapping", "byClipping", "byTruncatingHead", "byTruncatingTail", "byTruncatingMiddle",
    ],
    "contentMode": [
      "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom", "left", "right",
      "topLeft", "topRight", "bottomLeft", "bottomRight",
    ],
  ]

  /// Returns the setting for a property of an optional part of a UIKit class: `titleLabel?.textAlignment`, or nil for
  /// other paths.
  private static func part(
    of path: String, _ value: RuntimeAttribute.Value, _ text: String, _ kind: ObjectKind?
  ) -> Setting? {
    let names = path.split(separator: ".").map(String.init)
    guard names.count == 2, let kind, optionalParts[kind]?.contains(names[0]) == true else { return nil }
    var text = text
    if let words = words[names[1]] {
      guard case .integer(let number) = value, words.indices.contains(number) else { return nil }
      text = ".\(words[number])"
    }
    return .property("\(names[0])?.\(names[1])", text)
  }

  /// Returns the call for a component of a layer's transform, which only key-value coding has: `transform.rotation.z`. Returns
  /// nil for other key paths.
  private static func transformCall(_ path: String, _ text: String) -> Setting? {
    let names = path.split(separator: ".")
    guard names.count > 2, names[0] == "layer", ["transform", "sublayerTransform"].contains(names[1]) else {
      return nil
    }
    return .call("layer.setValue(\(text), forKeyPath: \(SwiftLiteral.text(names.dropFirst().joined(separator: "."))))")
  }

  /// Returns UIKit's property for a key path, or nil for other key paths.
  static func knownPath(_ path: String, _ kind: ObjectKind?) -> String? {
    switch path {
    case "placeholder": kind == .textField ? path : nil
    case "text": kind == .label ? path : nil
    case "hidden": "isHidden"
    case "exclusiveTouch": "isExclusiveTouch"
    case "clipsToBounds", "tag", "tintColor", "backgroundColor", "accessibilityIdentifier",
      "accessibilityLabel", "layer.cornerRadius", "layer.borderWidth", "layer.shadowRadius", "layer.shadowOpacity",
      "layer.opacity", "layer.zPosition", "layer.masksToBounds", "layer.shadowOffset", "layer.borderColor",
      "layer.shadowColor":
      path
    case "layer.hidden": "layer.isHidden"
    default: nil
    }
  }

  static func layerValue(_ path: String, _ text: String) -> String {
    guard path == "layer.borderColor" || path == "layer.shadowColor" else { return text }
    return (text.hasPrefix(".") ? "UIColor\(text)" : text.contains("??") ? "(\(text))" : text) + ".cgColor"
  }

  func runtimeValue(_ value: RuntimeAttribute.Value, _ path: String) -> String? {
    switch value {
    case .empty: "nil"
    case .bool(let value): SwiftLiteral.bool(value)
    case .integer(let value): String(value)
    case .real(let value): SwiftLiteral.number(value)
    case .text(let text): SwiftLiteral.text(text)
    case .localizedText(let text): "NSLocalizedString(\(SwiftLiteral.text(text)), comment: \"\")"
    case .color(let color): context.expressions.wholeColor(color)
    case .image(let image): context.expressions.image(image)
    case .point(let point): Expressions.point(point)
    case .size(let size): Expressions.size(size)
    case .rect(let rect): Expressions.rect(rect)
    case .range(let location, let length): "NSRange(location: \(location), length: \(length))"
    }
  }

  func noteStub(of object: Object) {
    guard let custom = object.customClass else { return }
    classNames.stubs.addClass(AttributeContext.typeName(custom.name), of: object, context)
  }
}
