/// The `Contents.json` of a `.colorset`.
struct ColorSetContents: Decodable {
  struct Color: Decodable {
    struct Value: Decodable {
      var colorSpace: String?
      var components: Components?
      var platform: String?
      var reference: String?

      enum CodingKeys: String, CodingKey {
        case components, platform, reference
        case colorSpace = "color-space"
      }
    }

    struct Components: Decodable {
      var red: ColorComponent?
      var green: ColorComponent?
      var blue: ColorComponent?
      var white: ColorComponent?
      var alpha: ColorComponent?
    }

    var color: Value?
    var variant: VariantContents

    enum CodingKeys: String, CodingKey {
      case color
    }

    init(from decoder: any Decoder) throws {
      color = try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(Value.self, forKey: .color)
      variant = try VariantContents(from: decoder)
    }
  }

  var colors: [Color]?

  func colorSet(named name: String) -> AssetColorSet {
    AssetColorSet(
      name: name,
      variants: (colors ?? []).compactMap { entry in
        entry.color.flatMap(\.assetColor).map { AssetColorVariant(color: $0, qualifiers: entry.variant.qualifiers) }
      })
  }
}

extension ColorSetContents.Color.Value {
  /// The color, or nil for an empty slot or an unknown color space.
  var assetColor: AssetColor? {
    if let reference { return .system(name: reference) }
    guard let components else { return nil }
    // Xcode never writes opacity as a byte, but sometimes omits its decimal point.
    let alpha = components.alpha.map { $0.value == 1 / 255.0 ? 1 : $0.value } ?? 1
    let (red, green, blue) = (components.red?.value, components.green?.value, components.blue?.value)
    switch colorSpace ?? "srgb" {
    case "gray-gamma-22", "extended-gray":
      return .gray(white: components.white?.value ?? 0, alpha: alpha)
    case "display-p3":
      return .displayP3(red: red ?? 0, green: green ?? 0, blue: blue ?? 0, alpha: alpha)
    case "extended-linear-srgb":
      return .linearRGB(red: red ?? 0, green: green ?? 0, blue: blue ?? 0, alpha: alpha)
    case "srgb", "extended-srgb":
      return .sRGB(red: red ?? 0, green: green ?? 0, blue: blue ?? 0, alpha: alpha)
    default:
      return nil
    }
  }
}
