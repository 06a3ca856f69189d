/// The row of a grid to which a cell belongs, identified by its node.
struct GridRowPlace {
  let row: ObjectIdentifier
  let alignment: VerticalAlignment?
}

enum GridRowTrait: BoxTrait { static var defaultValue: GridRowPlace? { nil } }
