/// All drawings, by topic.
///
/// An entry is `name = statements` in the format of `SymbolReader`. Lines that begin with white space continue the
/// previous one. `name [w h] = …` defines the size of the symbol, in hundredths of the point size. `name {k x y} = …`
/// defines the scale and position in enclosures. A fourth number is the width of the pen in enclosures in percent, and
/// a final `hollow` prevents filling in enclosures. `name > other` is an alias with the same shape.
///
/// The grid has hundredths of the point size. Its origin is at the vertical center of capital letters, which extend 35
/// up and down. A circle has a radius of 46, a square sides of 80, and a rectangle 104 by 72. The regular pen is 8.
/// Names that begin with `_` are parts of others.
enum SymbolTables {
  static let all: [StaticString] = [
    signs, shapes, chevrons, arrows, people, hands, communication, editing, documents, objects, devices, media, nature,
    transport, commerce, health, text,
  ]
}
