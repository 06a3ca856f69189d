/// All drawings, by themes.
///
/// An entry is `name = statements` as `SymbolReader` reads them; lines that begin with a blank continue the one before.
/// `name [w h] = …` gives the room that the symbol takes, in hundredths of the point size; `name {k x y} = …` by how much it
/// becomes smaller within enclosures, and where it stands there; a fourth number is its pen there in percent, and `hollow` behind it
/// keeps it from being filled there. `name > other` is another name for the same look.
///
/// The grid has hundredths of the point size, with the origin in the middle of the height of capital letters (35 up, 35 down).
/// A circle has a radius of 46, a square sides of 80, a rectangle 104 by 72; the regular pen is 8. Names with `_` in front are
/// parts of others.
enum SymbolTables {
  static let all: [StaticString] = [
    signs, shapes, chevrons, arrows, people, hands, communication, editing, documents, objects, devices, media, nature,
    transport, commerce, health, text,
  ]
}
