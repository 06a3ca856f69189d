/// A 3 by 3 matrix for colors.
struct Matrix3 {
  var rows: [[Double]]

  static func * (matrix: Matrix3, vector: [Double]) -> [Double] {
    matrix.rows.map { $0[0] * vector[0] + $0[1] * vector[1] + $0[2] * vector[2] }
  }

  static func * (a: Matrix3, b: Matrix3) -> Matrix3 {
    Matrix3(
      rows: a.rows.map { row in
        (0..<3).map { column in row[0] * b.rows[0][column] + row[1] * b.rows[1][column] + row[2] * b.rows[2][column] }
      })
  }

  /// The inverse by cofactors, which always exists for color spaces.
  var inverse: Matrix3 {
    func minor(_ row: Int, _ column: Int) -> Double {
      let r = [0, 1, 2].filter { $0 != row }
      let c = [0, 1, 2].filter { $0 != column }
      return rows[r[0]][c[0]] * rows[r[1]][c[1]] - rows[r[0]][c[1]] * rows[r[1]][c[0]]
    }
    let determinant = rows[0][0] * minor(0, 0) - rows[0][1] * minor(0, 1) + rows[0][2] * minor(0, 2)
    return Matrix3(
      rows: (0..<3).map { row in
        (0..<3).map { column in minor(column, row) * ((row + column) % 2 == 0 ? 1 : -1) / determinant }
      })
  }
}
