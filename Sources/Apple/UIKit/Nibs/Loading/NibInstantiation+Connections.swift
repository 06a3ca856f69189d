import Foundation
import InterfaceBuilder

extension NibInstantiation {
  /// Sets the outlets of an object, collects its outlet collections, and connects its actions.
  func connect(_ description: Object, _ object: NSObject) {
    for outlet in description.outlets where !isConnected(outlet.element) {
      guard let target = outlet.destination.flatMap(connected) else { continue }
      noteConnected(outlet.element)
      set(outlet.property, of: object, to: target, at: outlet.element)
    }
    var collections: [(name: String, members: [NSObject], element: SourceElement)] = []
    for collection in description.outletCollections where collection.property != "gestureRecognizers" {
      guard !isConnected(collection.element), let member = collection.destination.flatMap(connected) else { continue }
      noteConnected(collection.element)
      if let index = collections.firstIndex(where: { $0.name == collection.property }) {
        collections[index].members.append(member)
      } else {
        collections.append((collection.property, [member], collection.element))
      }
    }
    for collection in collections {
      set(collection.name, of: object, to: collection.members, at: collection.element)
    }
  }

  /// Returns the destination of a connection: an object or a constraint.
  private func connected(_ description: Object) -> NSObject? {
    existing(description) ?? constraints[description.element]
  }

  /// Sets a property by name: one of UIKit's, or one that the program exposes.
  private func set(_ key: String, of object: NSObject, to value: Any, at element: SourceElement) {
    if key == "view", let controller = object as? UIViewController, let view = value as? UIView {
      setView(view, of: controller, at: element)
      return
    }
    if NibOutlets.set(key, of: object, to: value) { return }
    guard let setter = MemberTables.setter(key, of: object) else {
      report(.unknownKey(key, class: "\(type(of: object))"), at: element)
      return
    }
    if !setter(object, value) { report(.wrongValue(key, class: "\(type(of: object))"), at: element) }
  }

  // MARK: - Runtime attributes

  func setRuntimeAttributes(of description: Object, _ object: NSObject) {
    for attribute in description.runtimeAttributes {
      guard let value = value(attribute.value, at: description) else { continue }
      let keys = attribute.keyPath.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      set(keys[...], of: object, to: value.any, at: description)
    }
  }

  private func set(_ keys: ArraySlice<String>, of object: NSObject, to value: Any?, at description: Object) {
    guard let key = keys.first else { return }
    if let layer = (object as? UIView)?.layer, key == "layer", keys.count == 2 {
      let name = keys[keys.startIndex + 1]
      if !NibLayerAttributes.set(name, of: layer, to: value) {
        report(.unknownKey("layer.\(name)", class: "\(type(of: object))"), at: description)
      }
      return
    }
    guard keys.count == 1 else {
      guard let part = NibViewAttributes.part(key, of: object) else {
        report(.unknownKey(keys.joined(separator: "."), class: "\(type(of: object))"), at: description)
        return
      }
      set(keys.dropFirst(), of: part, to: value, at: description)
      return
    }
    guard let setter = MemberTables.setter(key, of: object) else {
      if !NibViewAttributes.set(key, of: object, to: value) {
        report(.unknownKey(key, class: "\(type(of: object))"), at: description)
      }
      return
    }
    if !setter(object, value) { report(.wrongValue(key, class: "\(type(of: object))"), at: description) }
  }

  private struct Found { let any: Any? }

  /// Returns the Swift value of a runtime attribute; `nil` if it has none.
  private func value(_ value: RuntimeAttribute.Value?, at description: Object) -> Found? {
    switch value {
    case .empty?: Found(any: nil)
    case .bool(let value)?: Found(any: value)
    case .integer(let value)?: Found(any: value)
    case .real(let value)?: Found(any: value)
    case .text(let value)?, .localizedText(let value)?: Found(any: value)
    case .color(let value)?: color(value, at: description).map { Found(any: $0) }
    case .image(let value)?: image(value, at: description).map { Found(any: $0) }
    case .point(let value)?: Found(any: CGPoint(value))
    case .size(let value)?: Found(any: CGSize(value))
    case .rect(let value)?: Found(any: CGRect(value))
    case .range(let location, let length)?: Found(any: NSRange(location: location, length: length))
    case nil: nil
    }
  }
}
