/// A key path of a layer's property: the property and a part of it, such as `transform.rotation.z`.
package struct LayerKeyPath {
  package let key: String
  package let members: [String]

  package init(_ path: String) {
    guard path.contains(".") else {
      key = Self.spelled(path)
      members = []
      return
    }
    let parts = path.split(separator: ".").map(String.init)
    key = Self.spelled(parts.first ?? "")
    members = Array(parts.dropFirst())
  }

  /// Returns the name of the property for that of a Boolean getter.
  private static func spelled(_ name: String) -> String {
    switch name {
    case "isHidden": "hidden"
    case "isOpaque": "opaque"
    case "isDoubleSided": "doubleSided"
    case "isGeometryFlipped": "geometryFlipped"
    default: name
    }
  }
}

extension AnimationValue {
  /// Returns a part of the value by the names in a key path; `nil` if there is no such part.
  package func member(_ names: ArraySlice<String>) -> AnimationValue? {
    guard let name = names.first else { return self }
    let rest = names.dropFirst()
    switch (self, name) {
    case (.point(let point), "x"): return .number(Double(point.x))
    case (.point(let point), "y"): return .number(Double(point.y))
    case (.size(let size), "width"): return .number(Double(size.width))
    case (.size(let size), "height"): return .number(Double(size.height))
    case (.rect(let rect), "origin"): return AnimationValue.point(rect.origin).member(rest)
    case (.rect(let rect), "size"): return AnimationValue.size(rect.size).member(rest)
    case (.transform(let transform), _): return transform.member(name, rest.first)
    default: return nil
    }
  }

  /// Returns the value with a part replaced; the value itself if there is no such part.
  package func replacing(_ names: ArraySlice<String>, with part: AnimationValue) -> AnimationValue {
    guard let name = names.first else { return part }
    let rest = names.dropFirst()
    let number = CGFloat(part.number ?? 0)
    switch (self, name) {
    case (.point(var point), "x"):
      point.x = number
      return .point(point)
    case (.point(var point), "y"):
      point.y = number
      return .point(point)
    case (.size(var size), "width"):
      size.width = number
      return .size(size)
    case (.size(var size), "height"):
      size.height = number
      return .size(size)
    case (.rect(var rect), "origin"):
      rect.origin = AnimationValue.point(rect.origin).replacing(rest, with: part).point ?? rect.origin
      return .rect(rect)
    case (.rect(var rect), "size"):
      rect.size = AnimationValue.size(rect.size).replacing(rest, with: part).size ?? rect.size
      return .rect(rect)
    case (.transform(let transform), _):
      return .transform(transform.replacing(name, rest.first, with: part))
    default:
      return self
    }
  }
}

extension CATransform3D {
  fileprivate func member(_ name: String, _ axis: String?) -> AnimationValue? {
    let parts = TransformDecomposition(orMoveOf: self)
    switch (name, axis) {
    case ("rotation", nil), ("rotation", "z"): return .number(Double(parts.angles.z))
    case ("rotation", "x"): return .number(Double(parts.angles.x))
    case ("rotation", "y"): return .number(Double(parts.angles.y))
    case ("scale", nil): return .number(Double((parts.scale.x + parts.scale.y + parts.scale.z) / 3))
    case ("scale", "x"): return .number(Double(parts.scale.x))
    case ("scale", "y"): return .number(Double(parts.scale.y))
    case ("scale", "z"): return .number(Double(parts.scale.z))
    case ("translation", nil): return .size(CGSize(width: m41, height: m42))
    case ("translation", "x"): return .number(Double(m41))
    case ("translation", "y"): return .number(Double(m42))
    case ("translation", "z"): return .number(Double(m43))
    default: return nil
    }
  }

  fileprivate func replacing(_ name: String, _ axis: String?, with part: AnimationValue) -> CATransform3D {
    let number = CGFloat(part.number ?? 0)
    if name == "translation" {
      var result = self
      switch axis {
      case "x": result.m41 = number
      case "y": result.m42 = number
      case "z": result.m43 = number
      default:
        guard let size = part.size else { return self }
        (result.m41, result.m42) = (size.width, size.height)
      }
      return result
    }
    var parts = TransformDecomposition(orMoveOf: self)
    if name == "scale" {
      switch axis {
      case "x": parts.scale.x = number
      case "y": parts.scale.y = number
      case "z": parts.scale.z = number
      default: parts.scale = (number, number, number)
      }
      return parts.transform
    }
    guard name == "rotation" else { return self }
    var angles = parts.angles
    switch axis {
    case "x": angles.x = number
    case "y": angles.y = number
    default: angles.z = number
    }
    parts.turn(by: angles)
    return parts.transform
  }
}
