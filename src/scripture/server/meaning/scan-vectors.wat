;; Dot products of one query with many rows of signed bytes, sixteen at a time.
;; The query is widened to 16 bits beforehand. scripts/assemble-scan.ts makes the
;; bytes in scan-vectors.wasm.ts from this text.
(module
  (memory (export "memory") 1)
  (func (export "scan")
    (param $vectors i32) (param $query i32) (param $scores i32) (param $count i32) (param $dimensions i32)
    (local $end i32) (local $row i32) (local $at i32) (local $q i32) (local $sum v128) (local $v v128)
    (local.set $end (i32.add (local.get $scores) (i32.shl (local.get $count) (i32.const 2))))
    (local.set $at (local.get $vectors))
    (loop $rows
      (local.set $sum (v128.const i32x4 0 0 0 0))
      (local.set $row (i32.add (local.get $at) (local.get $dimensions)))
      (local.set $q (local.get $query))
      (loop $lanes
        (local.set $v (v128.load (local.get $at)))
        (local.set $sum (i32x4.add (local.get $sum)
          (i32x4.add
            (i32x4.dot_i16x8_s (i16x8.extend_low_i8x16_s (local.get $v)) (v128.load (local.get $q)))
            (i32x4.dot_i16x8_s (i16x8.extend_high_i8x16_s (local.get $v)) (v128.load offset=16 (local.get $q))))))
        (local.set $q (i32.add (local.get $q) (i32.const 32)))
        (local.set $at (i32.add (local.get $at) (i32.const 16)))
        (br_if $lanes (i32.lt_u (local.get $at) (local.get $row))))
      (i32.store (local.get $scores)
        (i32.add
          (i32.add (i32x4.extract_lane 0 (local.get $sum)) (i32x4.extract_lane 1 (local.get $sum)))
          (i32.add (i32x4.extract_lane 2 (local.get $sum)) (i32x4.extract_lane 3 (local.get $sum)))))
      (local.set $scores (i32.add (local.get $scores) (i32.const 4)))
      (br_if $rows (i32.lt_u (local.get $scores) (local.get $end))))))
