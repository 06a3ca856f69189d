/// The `Contents.json` of an `.imageset` or `.symbolset`.
struct ImageSetContents: Decodable {
  struct Properties: Decodable {
    var templateRenderingIntent: String?
    var preservesVectorRepresentation: Bool?

    enum CodingKeys: String, CodingKey {
      case templateRenderingIntent = "template-rendering-intent"
      case preservesVectorRepresentation = "preserves-vector-representation"
    }
  }

  struct Insets: Decodable {
    var top: Double?
    var left: Double?
    var bottom: Double?
    var right: Double?

    var insets: AssetInsets {
      AssetInsets(top: top ?? 0, left: left ?? 0, bottom: bottom ?? 0, right: right ?? 0)
    }
  }

  struct Resizing: Decodable {
    struct Center: Decodable {
      var mode: String?
    }

    var mode: String
    var capInsets: Insets?
    var center: Center?

    enum CodingKeys: String, CodingKey {
      case mode, center
      case capInsets = "cap-insets"
    }

    var resizing: AssetResizing? {
      guard let mode = AssetResizing.Mode(rawValue: mode) else { return nil }
      return AssetResizing(
        mode: mode, capInsets: (capInsets ?? Insets()).insets,
        centerMode: center?.mode.flatMap(AssetResizing.CenterMode.init) ?? .tile)
    }
  }

  struct Image: Decodable {
    var filename: String?
    var resizing: Resizing?
    var alignmentInsets: Insets?
    var variant: VariantContents

    enum CodingKeys: String, CodingKey {
      case filename, resizing
      case alignmentInsets = "alignment-insets"
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      filename = try container.decodeIfPresent(String.self, forKey: .filename)
      resizing = try container.decodeIfPresent(Resizing.self, forKey: .resizing)
      alignmentInsets = try container.decodeIfPresent(Insets.self, forKey: .alignmentInsets)
      variant = try VariantContents(from: decoder)
    }
  }

  var images: [Image]?
  var symbols: [Image]?
  var properties: Properties?

  /// Returns the set. Files outside `folder` are ignored.
  func imageSet(named name: String, in folder: String) -> AssetImageSet {
    let files = images ?? symbols ?? []
    let hasBothDirections = files.contains { $0.filename != nil && $0.variant.languageDirection == "right-to-left" }
    return AssetImageSet(
      name: name,
      variants: files.compactMap { image in
        guard let filename = image.filename, FileName.isSafe(filename) else { return nil }
        var qualifiers = image.variant.qualifiers
        // An image for one direction serves both: it is flipped in the other direction if no image is given for that
        // one.
        let isMirrored = !hasBothDirections && qualifiers.direction == .leftToRight
        if isMirrored { qualifiers.direction = nil }
        return AssetImageVariant(
          path: "\(folder)/\(filename)", qualifiers: qualifiers, resizing: image.resizing?.resizing,
          alignmentInsets: image.alignmentInsets?.insets, flipsForRightToLeft: isMirrored)
      },
      renderingIntent: properties?.templateRenderingIntent.flatMap(AssetImageSet.RenderingIntent.init),
      preservesVector: properties?.preservesVectorRepresentation ?? false)
  }
}

/// The names of files in catalogs.
enum FileName {
  /// Returns whether a name stays within its folder.
  static func isSafe(_ name: String) -> Bool {
    !name.isEmpty && name != "." && name != ".." && !name.contains("/") && !name.contains("\0")
  }
}
