/// One basic row's share in a derived row.
///
/// A derived row is `source + sum(multiplier * part)` over basic rows. Parts and the source are listed alike (the
/// source with multiplier 1), each in the list of the part and in the list of the derived row.
struct DerivationPart {
  var multiplier: Double
  var part: Int32
  var derived: Int32
  var nextOfPart: Int32
  var nextOfDerived: Int32
}
