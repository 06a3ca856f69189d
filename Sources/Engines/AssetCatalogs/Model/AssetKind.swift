/// The kinds of assets that programs ask for by name.
package enum AssetKind: String, Sendable, CaseIterable {
  case image = "imageset"
  case color = "colorset"
  case symbol = "symbolset"
  case data = "dataset"
}
