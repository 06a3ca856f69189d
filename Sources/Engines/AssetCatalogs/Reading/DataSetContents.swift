/// The `Contents.json` of a `.dataset`.
struct DataSetContents: Decodable {
  struct File: Decodable {
    var filename: String?
    var typeIdentifier: String?
    var variant: VariantContents

    enum CodingKeys: String, CodingKey {
      case filename
      case typeIdentifier = "universal-type-identifier"
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      filename = try container.decodeIfPresent(String.self, forKey: .filename)
      typeIdentifier = try container.decodeIfPresent(String.self, forKey: .typeIdentifier)
      variant = try VariantContents(from: decoder)
    }
  }

  var data: [File]?

  func dataSet(named name: String, in folder: String) -> AssetDataSet {
    AssetDataSet(
      name: name,
      variants: (data ?? []).compactMap { file in
        guard let filename = file.filename, FileName.isSafe(filename) else { return nil }
        return AssetDataVariant(
          path: "\(folder)/\(filename)", typeIdentifier: file.typeIdentifier, qualifiers: file.variant.qualifiers)
      })
  }
}
